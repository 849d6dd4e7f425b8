import type { ImageProps } from "next/image";
import { ResponsiveImage } from "#components/ui/responsive-image.tsx";
import type { ProductImage } from "#schemas/product-facts.ts";

type Props = { image: ProductImage; className: string } & Pick<ImageProps, "alt" | "lang" | "sizes" | "preload">;

/** A window's picture in its frame. */
export function WindowFrame({ image, className, ...attributes }: Props) {
  return (
    <span className={`block overflow-clip rounded-lg border border-line ${className}`}>
      <ResponsiveImage {...image} {...attributes} className="block h-auto w-full" />
    </span>
  );
}
