import { ResponsiveImage } from "#components/ui/responsive-image.tsx";
import type { ProductFacts } from "#schemas/product-facts.ts";

type Props = {
  picture: Pick<ProductFacts["details"][number], "src" | "width" | "height">;
  alt: string;
  /** Of the alternative text, where it is not the page's. */ lang?: string;
  /** How wide the panel is, as in an image's attribute of the same name. */ sizes: string;
  /** With the panel's shape. */ className?: string;
};

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
        className="absolute inset-0 m-auto max-h-[86%] w-auto max-w-[88%] rounded-md border border-line"
      />
    </div>
  );
}
