import type { ReactNode } from "react";
import type { Translate } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { Heading } from "./heading.tsx";

/** The last section of the page, also where a bar for phones follows it. */
const LAST = "[:last-child>section:is(:last-child,:has(+[data-bar]))>&]:pb-0 max-md:[section:has(+[data-bar])>&]:pb-10";

type Props = { id: string; children: ReactNode } & ({ title?: undefined } | { title: (t: Translate) => string; locale: Locale });

/**
 * One idea of a page. `id` is an anchor that never changes; its heading has anchors of its own, too.
 * Below a page's last one there is no more space than the footer's own.
 */
export function Section({ id, children, ...head }: Props) {
  return (
    <section id={id} className="scroll-mt-4 border-t border-line">
      <div className={`mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-24 ${LAST}`}>
        {head.title !== undefined && (
          <Heading words={head.title} locale={head.locale} taken={new Set([id])} className="mb-8 scroll-mt-8 text-h2" />
        )}
        {children}
      </div>
    </section>
  );
}
