import type { Ref } from "react";
import { Arrival } from "./arrival.tsx";
import { TextLink } from "./text-link.tsx";

/** The result of opening a mailed link, and where to go next. */
export type Outcome = { title: string; text: string; way?: { href: string; label: string } };
type Props = { outcome: Outcome; isProblem: boolean; ref?: Ref<HTMLDivElement> };

export function MailOutcome({ outcome: { title, text, way }, isProblem, ref }: Props) {
  return (
    <Arrival ref={ref} title={title} isProblem={isProblem}>
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
