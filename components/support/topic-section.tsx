import type { ReactNode } from "react";
import { headingId } from "#lib/heading-id.ts";

type Props = { id: string; title: string; children: ReactNode };

/** One topic of the support page. `id` is an anchor that never changes; the heading has the anchor made from its own words, too. */
export function TopicSection({ id, title, children }: Props) {
  const anchor = headingId(title, new Set([id]));
  return (
    <section id={id} aria-labelledby={anchor} className="scroll-mt-4 gap-12 border-t border-line py-10 md:grid md:grid-cols-[16rem_1fr]">
      <h2 id={anchor} className="mb-6 scroll-mt-8 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
