import { ResponsiveImage } from "#components/ui/responsive-image.tsx";
import type { ProductFacts } from "#schemas/product-facts.ts";

type Props = {
  picture: Pick<ProductFacts["details"][number], "src" | "width" | "height">;
  alt: string;
  /** Of the alternative text, where it is not the page's. */ lang?: string;
  /** How wide the panel is, as in an image's attribute of the same name. */ sizes: string;
  /** It fills its frame, whatever is lost at its edges. */ isFilled?: boolean;
  /** With the panel's shape. */ className?: string;
};

/** How wide and how high the frame is within the panel's margin. */
const FRAME = { width: 0.92, height: 0.92 } as const;
/** A picture of nearly the frame's shape loses so little at its edges that it fills it. */
const ALIKE = { from: 0.86, to: 1.05 } as const;

function fillsFrame(panel: string, shape: number): boolean {
  const [, across, down] = /\baspect-(\d+)\/(\d+)/u.exec(panel) ?? [];
  const part = (shape * Number(down) * FRAME.height) / (Number(across) * FRAME.width);
  return part >= ALIKE.from && part <= ALIKE.to;
}

/** A part of a product's window in a frame on a panel in its hue. Close-ups have many shapes, frames one: what is left free has the window's colour. */
export function CloseUp({ picture: { src, width, height }, alt, lang, sizes, isFilled = false, className = "aspect-4/3" }: Props) {
  const fit = isFilled || fillsFrame(className, width / height) ? "object-cover" : "object-contain";
  return (
    <div className={`stage relative overflow-clip rounded-lg ${className}`}>
      <div className="absolute inset-[4%] overflow-clip rounded-md border border-line bg-glass">
        <ResponsiveImage
          src={src}
          width={width}
          height={height}
          alt={alt}
          lang={lang}
          sizes={sizes}
          className={`size-full max-w-none ${fit}`}
        />
      </div>
    </div>
  );
}
