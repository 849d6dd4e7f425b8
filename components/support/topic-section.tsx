import type { ReactNode } from "react";
import { AnchoredHeading, anchorsOf } from "#components/ui/heading.tsx";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export type TopicProps = {
  id: string;
  title: (t: Translate) => string;
  locale: Locale;
  children: ReactNode;
};

/** In thirds: what stands beside the heading begins where the second of three columns does. */
const BESIDE = "gap-12 md:grid md:grid-cols-[16rem_1fr] lg:grid-cols-[calc((100%-6rem)/3)_1fr]";

/**
 * One part of the support page. `id` is an anchor that never changes; its heading has anchors of its own, too. A wide one has its heading
 * above what it holds.
 */
export function TopicSection({ id, title, locale, isWide = false, children }: TopicProps & { isWide?: boolean }) {
  const anchors = anchorsOf((language) => title(translatorFor(language)), locale, new Set([id]));
  return (
    <section id={id} aria-labelledby={anchors.id} className={`scroll-mt-8 border-t border-line py-10 ${isWide ? "" : BESIDE}`}>
      <AnchoredHeading {...anchors} className="mb-6 scroll-mt-8 text-h3">
        {title(translatorFor(locale))}
      </AnchoredHeading>
      {children}
    </section>
  );
}
