import { fill } from "#components/islands/fill.ts";
import { formatCents } from "./money.ts";

/** Each with a gap, {amount}. */
export type CreditSumMessages = { balanceOf: string; negative: string };
type Props = { /** Cents. */ balance: number; formats: string; messages: CreditSumMessages };

/** The balance as a sentence; below zero, with the reason. */
export function CreditSum({ balance, formats, messages }: Props) {
  const amount = formatCents(Math.abs(balance), formats);
  return (
    <p data-credits={balance} className="text-h3 leading-tight font-semibold tabular-nums">
      {balance < 0 ? (
        <span className="text-body font-normal">{fill(messages.negative, { amount })}</span>
      ) : (
        fill(messages.balanceOf, { amount })
      )}
    </p>
  );
}
