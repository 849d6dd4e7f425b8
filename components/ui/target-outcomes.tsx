/** Shows the result of a posted form without JavaScript: the server redirects to the page with the name of the result as its fragment. */
import type { ReactNode } from "react";
import type { Translate } from "#lib/content/translator.ts";
import { MailOutcome, type Outcome } from "./mail-outcome.tsx";

type Props = {
  /** By fragment. */
  outcomes: Record<string, Outcome>;
  /** Fragments of the results that are no failures. */
  good?: readonly string[];
  /** Shown while the address has none of the fragments. */
  children: ReactNode;
};

type Refusals = Record<"INVALID_TOKEN" | "TOKEN_EXPIRED" | "RATE_LIMIT_EXCEEDED" | "OTHER", Outcome>;

/** The fragments that the server makes from error codes (server/http/page-form.ts). */
export const refusalsByFragment = ({ INVALID_TOKEN, TOKEN_EXPIRED, RATE_LIMIT_EXCEEDED, OTHER }: Refusals) => ({
  "invalid-token": INVALID_TOKEN,
  "token-expired": TOKEN_EXPIRED,
  "rate-limit-exceeded": RATE_LIMIT_EXCEEDED,
  "temporarily-unavailable": OTHER,
  "internal-error": OTHER,
});

/** The results that every mailed link has in common. */
export const failureOutcomes = (t: Translate) => ({
  RATE_LIMIT_EXCEEDED: { title: t("forms.failedTitle"), text: t("errors.RATE_LIMIT_EXCEEDED") },
  OTHER: { title: t("forms.failedTitle"), text: t("errors.GENERIC") },
});

export function TargetOutcomes({ outcomes, good = [], children }: Props) {
  return (
    <div className="group/outcome mx-auto max-w-6xl px-5 md:px-8">
      {Object.entries(outcomes).map(([id, outcome]) => (
        <div key={id} id={id} className="hidden scroll-mt-40 target:block">
          <MailOutcome outcome={outcome} isProblem={!good.includes(id)} />
        </div>
      ))}
      <div className="group-has-target/outcome:hidden">{children}</div>
    </div>
  );
}
