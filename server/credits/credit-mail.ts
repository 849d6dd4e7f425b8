import { formatDay, formatMoney } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { Locale } from "#schemas/locale.ts";
import type { MailName } from "#schemas/mail.ts";
import type { CreditKind } from "#schemas/credits-answer.ts";
import type { MailJob } from "#server/mail/mail-job.ts";
import type { Server } from "#server/running-server.ts";
import type { Entry, Purchase } from "./store.ts";

const TEMPLATES = {
  purchase: "creditsReceipt",
  refund: "creditsRefund",
  "refund-returned": "creditsReturned",
  dispute: "creditsDispute",
  "dispute-returned": "creditsReturned",
} as const satisfies Record<CreditKind, MailName>;

type Report = { entry: Entry; purchase: Purchase; email: string };

/** The mail about one entry of the ledger, in the language in which the credits were bought. */
export function creditMail({ origin }: Server, { entry, purchase, email }: Report): MailJob {
  const locale = Locale.parse(purchase.locale);
  return {
    to: email,
    template: TEMPLATES[entry.kind],
    locale,
    values: {
      amount: formatMoney(Math.abs(entry.amount), locale),
      number: purchase.id,
      day: formatDay(new Date(entry.happened_at).toISOString().slice(0, 10), locale),
    },
    link: origin + localePath(locale, "/account"),
  };
}
