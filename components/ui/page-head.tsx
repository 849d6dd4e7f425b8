import type { ReactNode } from "react";
import { headingId } from "#lib/heading-id.ts";
import { FieldCorner } from "./field-corner.tsx";
import type { FieldDrawing } from "./field-drawings.ts";
import { HeadlineLines } from "./headline-lines.tsx";

type Props = {
  /** What the page is, where its headline does not say it. */
  name?: string;
  headline: readonly string[];
  lead?: string;
  /** What the sound field beside the heading shows. Nothing where the page itself is about nothing that is heard. */
  drawing?: FieldDrawing;
  /** Narrower screens have no space for the drawing: the heading is long, or what visitors come for follows it. */
  isDrawingWideOnly?: boolean;
  /** What follows is a text to look things up in: a smaller heading, so that it begins on the first screen. */
  isDocument?: boolean;
  /** What follows is what visitors come for: `low` as a document's, dark; `beside` has the lead beside the heading, too; `plain` is `beside` on paper. */
  layout?: "low" | "beside" | "plain";
  /** In place of a drawing: what stands beside the words, or below them. */
  figure?: ReactNode;
  children?: ReactNode;
};

const HEADING_AND_LEAD = "lg:grid-cols-[minmax(0,1fr)_minmax(0,38rem)]";
const WORDS_AND_MORE = "lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]";
/** The columns of such a text and the list of its sections. */
const AS_LEGAL_TEXT = "lg:grid-cols-[calc((100%-3rem)/3)_minmax(0,1fr)] lg:gap-x-12";

/** Space above and below the words. */
const SPACE = {
  tall: "pt-14 pb-12 md:pt-24 md:pb-16",
  document: "pt-14 pb-10",
  figure: `grid gap-10 py-12 ${WORDS_AND_MORE}`,
  low: "pt-10 pb-7",
  beside: "py-12 md:py-14",
  plain: "py-12",
} as const;
/** The lead ends at the height of the heading; with a button below it, it begins at the height of the heading. */
const BESIDE = { beside: "items-end", plain: "items-start" } as const;

/** The top of a page: one big heading, its lines broken by hand, and one paragraph. */
export function PageHead({
  name,
  headline,
  lead,
  drawing,
  isDrawingWideOnly = false,
  isDocument = false,
  layout,
  figure,
  children,
}: Props) {
  const isStage = drawing !== undefined || figure !== undefined || (layout !== undefined && layout !== "plain");
  const beside = layout === "beside" || layout === "plain" ? BESIDE[isDocument ? "beside" : layout] : undefined;
  const space = figure === undefined ? SPACE[layout ?? (isDocument ? "document" : "tall")] : SPACE.figure;
  const isLarge = figure === undefined && !isDocument && layout === undefined;
  return (
    <div className={`relative isolate overflow-hidden ${isStage ? "stage stage-top page-head" : ""}`}>
      {drawing !== undefined && <FieldCorner drawing={drawing} isWideOnly={isDrawingWideOnly} isSmall={isDocument} />}
      <div
        className={`mx-auto max-w-6xl px-5 md:px-8 ${space} ${drawing === undefined || isDrawingWideOnly ? "" : drawing.isSilent ? "max-sm:pb-72" : "max-sm:pb-60"}`}
      >
        <div
          className={
            beside !== undefined
              ? `grid gap-6 ${isDocument ? AS_LEGAL_TEXT : HEADING_AND_LEAD} ${beside}`
              : figure === undefined
                ? undefined
                : "lg:self-center"
          }
        >
          <div>
            {name !== undefined && <p className={`${layout === "low" ? "mb-2" : "mb-5"} text-small font-semibold text-mute`}>{name}</p>}
            <h1
              id={headingId(headline.join(" "))}
              className={isLarge ? "text-h1" : isDocument ? `text-task ${beside === undefined ? "" : "lg:text-[2.5rem]"}` : "text-name"}
            >
              <HeadlineLines lines={headline} />
            </h1>
          </div>
          <div>
            {lead !== undefined && (
              <p
                className={`${isDocument && beside !== undefined ? "" : "text-lead"} text-mute ${beside === undefined ? "mt-6" : ""} ${drawing === undefined ? "max-w-[38em]" : beside === undefined ? "max-w-[32em]" : "max-w-[32em] lg:max-w-[16em]"}`}
              >
                {lead}
              </p>
            )}
            {children}
          </div>
        </div>
        {figure}
      </div>
    </div>
  );
}
