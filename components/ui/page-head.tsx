import type { ReactNode } from "react";
import { headingId } from "#lib/heading-id.ts";
import { FieldCorner } from "./field-corner.tsx";
import type { FieldDrawing } from "./field-drawings.ts";
import { HeadlineLines } from "./headline-lines.tsx";

type Props = {
  headline: readonly string[];
  lead?: string;
  /** What the sound field beside the heading shows. Nothing where the page itself is about nothing that is heard. */
  drawing?: FieldDrawing | undefined;
  children?: ReactNode;
};

/** The top of a page: one big heading, its lines broken by hand, and one paragraph. */
export function PageHead({ headline, lead, drawing, children }: Props) {
  return (
    <div className="relative isolate overflow-hidden">
      {drawing !== undefined && <FieldCorner drawing={drawing} />}
      <div className="mx-auto max-w-6xl px-5 pt-14 pb-12 md:px-8 md:pt-24 md:pb-16">
        <h1 id={headingId(headline.join(" "), new Set())} className="text-h1">
          <HeadlineLines lines={headline} />
        </h1>
        {lead !== undefined && <p className="mt-6 max-w-[38em] text-lead text-mute">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
