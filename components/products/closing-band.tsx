import type { ReactNode } from "react";
import { FieldCorner } from "#components/ui/field-corner.tsx";
import type { FieldDrawing } from "#components/ui/field-drawings.ts";
import { SceneRings } from "./scene-rings.tsx";

type Props = {
  hue?: number;
  /** Beside the words; without one, rings rise behind them. */
  drawing?: FieldDrawing;
  /** On phones, a bar at the screen's lower edge says the same. */
  isWideOnly?: boolean;
  children: ReactNode;
};

/** The end of a page: a stage as wide as the screen, with no space between it and the footer. */
export function ClosingBand({ hue, drawing, isWideOnly = false, children }: Props) {
  return (
    <div
      data-bar=""
      data-hue={hue}
      className={`stage relative isolate mt-16 -mb-24 overflow-clip print:hidden md:mt-24 ${isWideOnly ? "max-md:hidden" : ""}`}
      data-pagefind-ignore=""
    >
      {drawing === undefined ? (
        <SceneRings className="left-1/2 w-[52rem] -translate-x-1/2" channels={0} />
      ) : (
        /* A drawing with circles is small enough that the band cuts none of them. */
        <FieldCorner drawing={drawing} isWideOnly isSmall={drawing.circles !== undefined} />
      )}
      <div className="mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-24">{children}</div>
    </div>
  );
}
