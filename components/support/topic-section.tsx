import type { ReactNode } from "react";
import { AnchoredHeading, anchorsOf } from "#components/ui/heading.tsx";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

type Props = { id: string; title: (t: Translate) => string; locale: Locale; children: ReactNode };

/** A section of the support page. `id` is an anchor that is the same in every language; the heading has anchors of its own. */
export function TopicSection({ id, title, locale, children }: Props) {
  const anchors = anchorsOf((language) => title(translatorFor(language)), locale, new Set([id]));
  return (
    <section
      id={id}
      aria-labelledby={anchors.id}
      className="scroll-mt-4 gap-12 border-t border-line py-10 md:grid md:grid-cols-[16rem_1fr]"
    >
      <AnchoredHeading {...anchors} className="mb-6 scroll-mt-8 text-h3">
        {title(translatorFor(locale))}
      </AnchoredHeading>
      {children}
    </section>
  );
}
