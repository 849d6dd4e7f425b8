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
  /** In place of a drawing: what stands beside the words, or below them. */
  figure?: ReactNode;
  children?: ReactNode;
};

/** The top of a page: one big heading, its lines broken by hand, and one paragraph. */
export function PageHead({ name, headline, lead, drawing, isDrawingWideOnly = false, isDocument = false, figure, children }: Props) {
  return (
    <div className={`relative isolate overflow-hidden ${drawing === undefined && figure === undefined ? "" : "stage stage-top page-head"}`}>
      {drawing !== undefined && <FieldCorner drawing={drawing} isWideOnly={isDrawingWideOnly} />}
      <div
        className={`mx-auto max-w-6xl px-5 md:px-8 ${figure === undefined ? `pt-14 ${isDocument ? "pb-10" : "pb-12 md:pt-24 md:pb-16"} ${drawing === undefined || isDrawingWideOnly ? "" : "max-sm:pb-84"}` : "grid gap-14 py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]"}`}
      >
        <div className={figure === undefined ? undefined : "lg:self-center"}>
          {name !== undefined && <p className="mb-5 text-small font-semibold text-mute">{name}</p>}
          <h1 id={headingId(headline.join(" "))} className={figure === undefined && !isDocument ? "text-h1" : "text-name"}>
            <HeadlineLines lines={headline} />
          </h1>
          {lead !== undefined && (
            <p className={`mt-6 text-lead text-mute ${drawing === undefined ? "max-w-[38em]" : "max-w-[32em]"}`}>{lead}</p>
          )}
          {children}
        </div>
        {figure}
      </div>
    </div>
  );
}
