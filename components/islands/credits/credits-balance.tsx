"use client";

import { useOwnData } from "#components/islands/account/use-own-data.ts";
import { useKeptFocus } from "#components/islands/use-kept-focus.ts";
import { TextButton } from "#components/ui/text-button.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { dayFormatter } from "#lib/i18n/day-formatter.ts";
import type { CreditKind, CreditsAnswer } from "#schemas/credits-answer.ts";
import type { DayFormat } from "#schemas/locale.ts";
import { CreditSum, type CreditSumMessages } from "./credit-sum.tsx";
import { lookUpOffer } from "./look-up-credits.ts";
import { formatCents } from "./money.ts";

type HistoryMessages = { day: string; what: string; amount: string; kinds: Record<CreditKind, string> };
type Props = {
  formats: DayFormat;
  sum: CreditSumMessages;
  /** To the page of credits. */
  way: { href: string; label: string };
  messages: HistoryMessages & { title: string; failed: string; again: string; history: string; noHistory: string };
};

/** The balance and the payments of the visitor who is signed in. Signed out, it shows nothing. */
export function CreditsBalance({ formats, sum, way, messages }: Props) {
  const { data: found, load, show } = useOwnData(() => lookUpOffer({ isToBuy: false }));
  const lookAgain = () => {
    show();
    void load();
  };
  const kept = useKeptFocus<HTMLDivElement>();

  // An element in every state, so that the page does not move when nobody is signed in.
  if (found === undefined || found.status === "signed-out") return <div {...kept} />;
  if (found.status !== "found") {
    return (
      <div {...kept}>
        <p role="alert">
          {messages.failed} <TextButton onClick={lookAgain}>{messages.again}</TextButton>
        </p>
      </div>
    );
  }
  const { balance, history } = found.credits;
  return (
    <div {...kept} className="mb-12 grid gap-6">
      <h2 className="text-h3 leading-tight font-semibold">{messages.title}</h2>
      <CreditSum balance={balance} formats={formats.tag} messages={sum} />
      {history.length === 0 ? (
        <p className="text-small text-mute">{messages.noHistory}</p>
      ) : (
        <CreditHistory history={history} formats={formats} caption={messages.history} messages={messages} />
      )}
      <p>
        <TextLink href={way.href}>{way.label}</TextLink>
      </p>
    </div>
  );
}

type HistoryProps = { history: CreditsAnswer["history"]; formats: DayFormat; caption: string; messages: HistoryMessages };

function CreditHistory({ history, formats, caption, messages }: HistoryProps) {
  const day = dayFormatter(formats, { dateStyle: "medium" });
  return (
    <table className="w-full max-w-xl text-small">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-left text-mute">
          {(["day", "what", "amount"] as const).map((column) => (
            <th key={column} scope="col" className={`py-2 font-normal ${column === "amount" ? "text-right" : "pr-4"}`}>
              {messages[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {history.map(({ kind, amount, at }, index) => (
          <tr key={`${kind}-${at}-${index}`} className="border-b border-line">
            <td className="py-2 pr-4 tabular-nums">{day(new Date(at))}</td>
            <td className="py-2 pr-4">{messages.kinds[kind]}</td>
            <td className="py-2 text-right tabular-nums">{formatCents(amount, formats.tag)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
