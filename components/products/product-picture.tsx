import Image from "next/image";
import type { ProductImage } from "#schemas/product-facts.ts";

/** A product's window at the top of its page: the first thing seen, so it loads first. */
export function ProductPicture({ image: { src, width, height }, alt }: { image: ProductImage; alt: string }) {
  return (
    <Image
      src={src}
      width={width}
      height={height}
      alt={alt}
      sizes="(min-width: 68rem) 36rem, 94vw"
      priority
      className="h-auto w-full rounded-lg border border-line"
    />
  );
}
