import { ResponsiveImage } from "./responsive-image.tsx";

type Props = {
  picture: { src: string; width: number; height: number };
  /** How wide it is, as in an image's attribute of the same name. */ sizes: string;
  className: string;
};

/** A picture that says nothing that the words beside it do not. */
export const DecorativeImage = ({ picture: { src, width, height }, sizes, className }: Props) => (
  <ResponsiveImage src={src} width={width} height={height} alt="" sizes={sizes} className={className} />
);
