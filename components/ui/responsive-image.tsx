import { getImageProps, type ImageProps } from "next/image";

/** An image in the widths that the build makes (docs/decisions/0023-pictures-are-resized-by-the-build.md). */
export function ResponsiveImage(props: ImageProps) {
  // The style would hide the alternative text while the image loads; the content security policy blocks styles in attributes.
  const { style: _hidesText, ...attributes } = getImageProps(props).props;
  return <img {...attributes} />;
}
