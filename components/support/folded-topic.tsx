import { AnchoredHeading, anchorsOf } from "#components/ui/heading.tsx";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { TopicProps } from "./topic-section.tsx";

/** A topic, its heading above it. On a phone it is folded, and unfolds when it is pressed or an address leads to it. */
export function FoldedTopic({ id, title, locale, children }: TopicProps) {
  const anchors = anchorsOf((language) => title(translatorFor(language)), locale, new Set([id]));
  return (
    <details id={id} className="folded folded-on-phones scroll-mt-8 border-line not-first:border-t sm:border-t sm:pt-5 sm:pb-8">
      <summary>
        <AnchoredHeading {...anchors} className="scroll-mt-8 leading-snug font-semibold">
          {title(translatorFor(locale))}
        </AnchoredHeading>
      </summary>
      <div className="max-sm:pb-6">{children}</div>
    </details>
  );
}
