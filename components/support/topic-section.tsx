import type { ReactNode } from "react";
import { AnchoredHeading, anchorsOf } from "#components/ui/heading.tsx";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

type Props = {
  id: string;
  title: (t: Translate) => string;
  locale: Locale;
  /** One of several in columns, with its heading above it. */
  isColumn?: boolean;
  children: ReactNode;
};

/** One topic of the support page. `id` is an anchor that never changes; its heading has anchors of its own, too. */
export function TopicSection({ id, title, locale, isColumn = false, children }: Props) {
  const anchors = anchorsOf((language) => title(translatorFor(language)), locale, new Set([id]));
  return (
    <section
      id={id}
      aria-labelledby={anchors.id}
      className={`scroll-mt-8 ${isColumn ? "break-inside-avoid pb-10" : "gap-12 border-t border-line py-10 md:grid md:grid-cols-[16rem_1fr]"}`}
    >
      <AnchoredHeading {...anchors} className={`scroll-mt-8 text-h3 ${isColumn ? "mb-4" : "mb-6"}`}>
        {title(translatorFor(locale))}
      </AnchoredHeading>
      {children}
    </section>
  );
}
