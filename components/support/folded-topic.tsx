import { Heading } from "#components/ui/heading.tsx";
import type { TopicProps } from "./topic-section.tsx";

/** A topic, folded under its heading: it unfolds when it is pressed or an address leads to it. */
export function FoldedTopic({ id, title, count, locale, children }: TopicProps & { /** Of its articles. */ count: number }) {
  return (
    <details id={id} className="folded scroll-mt-8 border-t border-line">
      <summary>
        <Heading words={title} locale={locale} taken={new Set([id])} className="scroll-mt-8 leading-snug font-semibold" />
        <span aria-hidden="true" className="mr-5 ml-auto text-small text-mute tabular-nums">
          {count}
        </span>
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
