import { ResponsiveImage } from "#components/ui/responsive-image.tsx";
import type { ProductFacts } from "#schemas/product-facts.ts";

type Props = {
  picture: Pick<ProductFacts["details"][number], "src" | "width" | "height">;
  alt: string;
  /** Of the alternative text, where it is not the page's. */ lang?: string;
  /** How wide the panel is, as in an image's attribute of the same name. */ sizes: string;
  /** With the panel's shape. */ className?: string;
};

/**
 * The classes that give a picture its size before it is loaded, so that nothing moves: it fills the panel's width or its height.
 * Where the panel has no shape of its own, the picture has its size when it is there.
 */
function sizeIn(panel: string, shape: number): string {
  const [, across, down] = /\baspect-(\d+)\/(\d+)/u.exec(panel) ?? [];
  if (across === undefined) return "max-h-[86%] w-auto max-w-[88%]";
  return shape > ((Number(across) / Number(down)) * 0.88) / 0.86 ? "h-auto w-[88%]" : "h-[86%] w-auto";
}

/** A part of a product's window on a panel in its hue. Close-ups have many shapes, panels one. */
export function CloseUp({ picture: { src, width, height }, alt, lang, sizes, className = "aspect-4/3" }: Props) {
  return (
    <div className={`stage relative overflow-clip rounded-lg ${className}`}>
      <ResponsiveImage
        src={src}
        width={width}
        height={height}
        alt={alt}
        lang={lang}
        sizes={sizes}
        className={`absolute inset-0 m-auto rounded-md border border-line ${sizeIn(className, width / height)}`}
      />
    </div>
  );
}
