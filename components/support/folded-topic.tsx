import { Heading } from "#components/ui/heading.tsx";
import type { TopicProps } from "./topic-section.tsx";

/** A topic, its heading above it. On a phone it is folded, and unfolds when it is pressed or an address leads to it. */
export function FoldedTopic({ id, title, locale, children }: TopicProps) {
  return (
    <details
      id={id}
      className="folded folded-on-phones break-inside-avoid scroll-mt-8 border-line not-first:border-t sm:border-t sm:pt-5 sm:pb-8"
    >
      <summary>
        <Heading words={title} locale={locale} taken={new Set([id])} className="scroll-mt-8 leading-snug font-semibold" />
      </summary>
      <div className="max-sm:pb-6">{children}</div>
    </details>
  );
}
