import type { ReactNode } from "react";
import { AnchoredHeading, anchorsOf } from "#components/ui/heading.tsx";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export type TopicProps = {
  id: string;
  title: (t: Translate) => string;
  locale: Locale;
  children: ReactNode;
};

/** One part of the support page. `id` is an anchor that never changes; its heading has anchors of its own, too. */
export function TopicSection({ id, title, locale, children }: TopicProps) {
  const anchors = anchorsOf((language) => title(translatorFor(language)), locale, new Set([id]));
  return (
    <section id={id} aria-labelledby={anchors.id} className="scroll-mt-8 pb-14">
      <AnchoredHeading {...anchors} className="mb-6 scroll-mt-8 text-tagline leading-tight">
        {title(translatorFor(locale))}
      </AnchoredHeading>
      {children}
    </section>
  );
}
