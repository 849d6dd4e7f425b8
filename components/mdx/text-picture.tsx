import { ResponsiveImage } from "#components/ui/responsive-image.tsx";

/** `width` and `height` are those of the file: lib/mdx/rehype-pictures.ts. */
type Props = { src: string; alt: string; width: number; height: number };

/** A picture in a text, at most as wide as the text's column. A drawing is sent as it is. */
export function TextPicture({ src, alt, width, height }: Props) {
  return (
    <ResponsiveImage
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes="(min-width: 48rem) 45rem, 92vw"
      unoptimized={src.endsWith(".svg")}
    />
  );
}
