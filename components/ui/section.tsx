import type { ReactNode } from "react";
import type { Translate } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { Heading } from "./heading.tsx";

/** The last section of a page has no space below it: the footer has its own. */
const LAST = "[:last-child>section:last-child>&]:pb-0 md:[:last-child>section:last-child>&]:pb-0";

type Props = { id: string; children: ReactNode } & ({ title?: undefined } | { title: (t: Translate) => string; locale: Locale });

/**
 * A section of a page. `id` is an anchor that is the same in every language; the heading has anchors of its own.
 */
export function Section({ id, children, ...head }: Props) {
  return (
    <section id={id} className="scroll-mt-4 border-t border-line">
      <div className={`mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-24 ${LAST}`}>
        {head.title !== undefined && (
          <Heading text={head.title} locale={head.locale} taken={new Set([id])} className="mb-8 scroll-mt-8 text-h2" />
        )}
        {children}
      </div>
    </section>
  );
}
