/** Shows an answer without script: the server leads a posted form back to the page with the answer's name as its fragment. */
import type { ReactNode } from "react";
import { MailOutcome, type OutcomeWords } from "./mail-outcome.tsx";

type Props = {
  /** By the fragment of the address that shows it. */
  outcomes: Record<string, OutcomeWords>;
  /** Which of them are good news. */
  good?: readonly string[];
  className?: string;
  /** Stands there as long as no answer is asked for. */
  children: ReactNode;
};

type Refusals = Record<"INVALID_TOKEN" | "TOKEN_EXPIRED" | "RATE_LIMIT_EXCEEDED" | "OTHER", OutcomeWords>;

/** The server's codes as it writes them into a fragment (server/http/page-form.ts). */
export const refusalsByFragment = ({ INVALID_TOKEN, TOKEN_EXPIRED, RATE_LIMIT_EXCEEDED, OTHER }: Refusals) => ({
  "invalid-token": INVALID_TOKEN,
  "token-expired": TOKEN_EXPIRED,
  "rate-limit-exceeded": RATE_LIMIT_EXCEEDED,
  "temporarily-unavailable": OTHER,
  "internal-error": OTHER,
});

export function TargetOutcomes({ outcomes, good = [], className = "", children }: Props) {
  return (
    <div className={`group/outcome ${className}`}>
      {Object.entries(outcomes).map(([id, words]) => (
        <div key={id} id={id} className="hidden scroll-mt-40 target:block">
          <MailOutcome words={words} isProblem={!good.includes(id)} isEnd={good.includes(id)} />
        </div>
      ))}
      <div className="group-has-target/outcome:hidden">{children}</div>
    </div>
  );
}
