"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useOwnData } from "#components/islands/account/use-own-data.ts";
import { fill } from "#components/islands/fill.ts";
import { MailOutcome, type OutcomeWords } from "#components/ui/mail-outcome.tsx";
import { CreditAmountForm, type CreditAmountProps } from "./credit-amount-form.tsx";
import { CreditSum, type CreditSumMessages } from "./credit-sum.tsx";
import { lookUpCredits, lookUpOffer, readReturn, type Return, type ReturnState, returnStateOf } from "./look-up-credits.ts";
import { formatCents } from "./money.ts";

type Props = CreditAmountProps & {
  sum: CreditSumMessages;
  /** `paid` has a gap, {amount}, in its title. */
  outcomes: Record<ReturnState | "signedOut" | "closed", OutcomeWords>;
};

/** While a payment is pending: a card takes seconds. After the last look the page says that a mail will come. */
const LOOKS = 15;
const BETWEEN_LOOKS_MS = 2_000;

/** Buying credits, and what became of a payment when the visitor comes back from the payment page. */
export function PurchaseCredits({ sum, outcomes, ...form }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [back, setBack] = useState<Return>();
  const [looks, setLooks] = useState(0);

  const { data: found, load } = useOwnData(() => {
    const coming = readReturn(window.location.href);
    setBack(coming);
    return lookUpOffer({ isToBuy: true, purchase: coming?.purchase });
  });
  const lookAgain = useEffectEvent(() =>
    load(async () => {
      const next = await lookUpCredits(back?.purchase);
      setLooks(looks + 1);
      return next.status === "found" ? next : undefined;
    }),
  );

  const purchase = found?.status === "found" ? found.credits.purchase : undefined;
  const state = purchase === undefined || back === undefined ? undefined : returnStateOf(purchase.state, back.isCancelled);
  useEffect(() => {
    if (state !== "pending" || looks >= LOOKS) return;
    const timer = window.setTimeout(() => {
      void lookAgain();
    }, BETWEEN_LOOKS_MS);
    return () => window.clearTimeout(timer);
  }, [state, looks]);
  useEffect(() => {
    if (state !== undefined) place.current?.focus();
  }, [state]);

  if (found?.status === "closed") return <MailOutcome words={outcomes.closed} isProblem />;
  if (found?.status === "signed-out") return <MailOutcome words={outcomes.signedOut} isProblem />;
  const isDone = state === "paid" || state === "pending";
  const chosen = purchase === undefined ? undefined : String(purchase.amount / 100);
  return (
    <div className="grid gap-8">
      {state !== undefined && (
        <MailOutcome ref={place} words={withAmount(outcomes[state], purchase?.amount ?? 0, form.formats)} isProblem={!isDone} />
      )}
      {!isDone && <CreditAmountForm key={chosen} {...form} chosen={chosen} onSignedOut={() => load()} />}
      {/* Below the form, which would move under a press when the balance arrives. */}
      {found?.status === "found" && <CreditSum balance={found.credits.balance} formats={form.formats} messages={sum} />}
    </div>
  );
}

const withAmount = (words: OutcomeWords, cents: number, formats: string): OutcomeWords => ({
  ...words,
  title: fill(words.title, { amount: formatCents(cents, formats) }),
});
