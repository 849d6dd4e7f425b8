import type { ReactNode } from "react";
import { headingId } from "#lib/heading-id.ts";

/** The last child of the page, which is its parent's last. */
const LAST = "[:last-child>section:last-child>&]:pb-0 md:[:last-child>section:last-child>&]:pb-0";

type Props = { id: string; title?: string; children: ReactNode };

/**
 * One idea of a page. `id` is an anchor that never changes; the heading has the anchor made from its own words, too.
 * Below a page's last one there is no more space than the footer's own.
 */
export function Section({ id, title, children }: Props) {
  return (
    <section id={id} className="scroll-mt-4 border-t border-line">
      <div className={`mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-24 ${LAST}`}>
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
