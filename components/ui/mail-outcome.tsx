import type { Ref } from "react";
import { Arrival } from "./arrival.tsx";
import { TextLink } from "./text-link.tsx";

/** What became of a mailed link, and the way on. */
export type OutcomeWords = { title: string; text: string; way?: { href: string; label: string } };
type Props = {
  words: OutcomeWords;
  isProblem: boolean;
  /** See `Arrival`. */ isEnd?: boolean;
  ref?: Ref<HTMLDivElement>;
};

export function MailOutcome({ words: { title, text, way }, isProblem, isEnd, ref }: Props) {
  return (
    <Arrival ref={ref} title={title} isProblem={isProblem} isEnd={isEnd}>
      <p>{text}</p>
      {way !== undefined && (
        <p>
          <TextLink href={way.href} className="text-ink">
            {way.label}
          </TextLink>
        </p>
      )}
    </Arrival>
  );
}
