import type { ReactNode } from "react";
import { headingId } from "#lib/heading-id.ts";

type Props = { id: string; title?: string; children: ReactNode };

/** One idea of a page. `id` is an anchor that never changes; the heading has the anchor made from its own words, too. */
export function Section({ id, title, children }: Props) {
  return (
    <section id={id} className="scroll-mt-4 border-t border-line">
      <div className="mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-24">
        {title !== undefined && (
          <h2 id={headingId(title, new Set([id]))} className="mb-8 scroll-mt-8 text-h2">
            {title}
          </h2>
        )}
        {children}
      </div>
    </section>
  );
}
