import type { ImageProps } from "next/image";
import { ResponsiveImage } from "#components/ui/responsive-image.tsx";
import type { WindowImage } from "#schemas/product-facts.ts";

type Props = {
  image: WindowImage;
  /** Not on phones alone. */ isPanel?: boolean;
  className: string;
} & Pick<ImageProps, "alt" | "lang" | "sizes" | "preload">;

const WHOLE = "block h-auto w-full";
const PANEL = "absolute inset-0 size-full object-cover object-left";
/** What is around it cuts its corners off. */
const BLEED = "-mr-2";
/** The screen does. */
const BLEED_ON_PHONES = "max-sm:-mr-7";
const PANEL_ON_PHONES = "max-sm:absolute max-sm:inset-0 max-sm:size-full max-sm:object-cover max-sm:object-left";

/** A window's picture in its frame. Where it is small, and on phones, it runs off the right edge behind its main panel, whose letters can be read there. */
export function WindowFrame({ image: { panel, ...picture }, isPanel = false, className, ...attributes }: Props) {
  return (
    <span
      className={`relative block overflow-clip rounded-lg border border-line ${panel === undefined ? "" : isPanel ? BLEED : BLEED_ON_PHONES} ${className}`}
    >
      {/* Gives the frame its height, because a style attribute may not. */}
      {panel !== undefined && (
        <svg
          viewBox={`0 0 ${(picture.width * panel) / 100} ${picture.height}`}
          className={`block w-full ${isPanel ? "" : "sm:hidden"}`}
          aria-hidden="true"
        />
      )}
      <ResponsiveImage
        {...picture}
        {...attributes}
        className={panel === undefined ? WHOLE : isPanel ? PANEL : `${WHOLE} ${PANEL_ON_PHONES}`}
      />
    </span>
  );
}
