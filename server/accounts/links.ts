/** Links in mails about accounts: each is for one purpose, works once, and expires. */
import { commerce } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { MailName } from "#schemas/mail.ts";
import type { Queries, Tx } from "#server/db/database.ts";
import type { AccountLinkKind } from "#server/db/account-tables.ts";
import { CLOCK_TOLERANCE, DAY, HOUR } from "#server/durations.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import { deleteMails } from "#server/mail/delete-mails.ts";
import { findDelivery, queueMail } from "#server/mail/outbox.ts";
import { hashToken, newId, newToken } from "#server/random.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { type AccountLink, deleteAccount, deleteLinksOf, findLink, insertLink, useLink } from "./store.ts";

/** How long a link works after the mail server has accepted its mail. Milliseconds. */
const LIFE: Record<AccountLinkKind, number> = {
  confirm: commerce.confirmationDays * DAY,
  password: commerce.passwordLinkHours * HOUR,
  address: commerce.accountLinkHours * HOUR,
  deletion: commerce.accountLinkHours * HOUR,
};
const PAGES: Record<AccountLinkKind, string> = {
  confirm: "/account/email-confirmation",
  password: "/account/update-password",
  address: "/account/email-confirmation",
  deletion: "/account/delete-account",
};

/** How long a link works, with its unit: "24 hours". */
export const linkHours = (fact: "passwordLinkHours" | "accountLinkHours", locale: Locale): string =>
  translatorFor(locale)("catalogue.hours", { count: commerce[fact] });

type NewLink = {
  kind: AccountLinkKind;
  /** `undefined` if the address has no account: the same rows are written, so that the response takes as long. */
  accountId: string | undefined;
  template: MailName;
  to: string;
  locale: Locale;
  values?: Readonly<Record<string, string | number>>;
  /** The new address, for `address`. */
  email?: string;
  /** Further parameters of the page. */
  query?: Readonly<Record<string, string>>;
  /** The page that the mail leads to without a token. */
  page?: string;
  budget: { visitor: string } | { account: string };
};

/** Stores a link and queues its mail. @throws as queueMail. */
export async function mailLink(server: Server, tx: Tx, link: NewLink): Promise<void> {
  const { kind, accountId, template, to, locale, values = {}, query = {}, budget } = link;
  const token = newToken();
  const address = new URL(server.origin + localePath(locale, link.page ?? PAGES[kind]));
  // `for` is what the link is for: the page of confirmations has two forms.
  if (link.page === undefined)
    address.search = String(new URLSearchParams({ token, ...(kind === "address" ? { for: "address" } : {}), ...query }));
  // isProof keeps the mail server's response, because the link's life begins with it.
  const mailId = await queueMail(server, tx, { to, template, locale, values, link: address.href }, { to: budget, isProof: true });
  await insertLink(tx, {
    id: newId(),
    account_id: accountId ?? null,
    kind,
    token_hash: hashToken(token),
    email: link.email ?? null,
    mail_id: mailId,
    created_at: server.now(),
    used_at: null,
  });
}

export type UsableLink = AccountLink & { account_id: string };

/** @throws Refusal TOKEN_EXPIRED. */
async function requireLife({ now }: Server, db: Queries, { kind, mail_id, created_at }: AccountLink): Promise<void> {
  const delivery = await findDelivery(db, mail_id);
  const begin = delivery === undefined ? created_at : delivery.ended_at;
  if (begin !== null && now() > begin + LIFE[kind] + CLOCK_TOLERANCE) throw new Refusal("TOKEN_EXPIRED");
}

/** Looks at a link without using it. @throws Refusal INVALID_TOKEN, also for a used one; TOKEN_EXPIRED, RATE_LIMIT_EXCEEDED. */
export async function requireLink(server: Server, client: Client, kind: AccountLinkKind, token: string): Promise<UsableLink> {
  await takeLimits(server, client, ["token-client"]);
  const link = await findLink(server.database.queries, kind, hashToken(token));
  if (link?.used_at !== null) throw new Refusal("INVALID_TOKEN");
  // Before anything that was typed is judged, which no other try would help.
  await requireLife(server, server.database.queries, link);
  if (link.account_id === null) throw new Refusal("INVALID_TOKEN");
  return { ...link, account_id: link.account_id };
}

/** Uses a link up. @throws Refusal INVALID_TOKEN, also for a used one; TOKEN_EXPIRED. */
export async function takeLink(server: Server, tx: Tx, kind: AccountLinkKind, token: string): Promise<void> {
  const link = await useLink(tx, kind, hashToken(token), server.now());
  if (link === undefined) throw new Refusal("INVALID_TOKEN");
  await requireLife(server, tx, link);
}

/** Deletes an account's links with their mails, so that none that was mailed before can be used. */
export async function deleteLinks(tx: Tx, accountId: string): Promise<void> {
  await deleteMails(tx, await deleteLinksOf(tx, accountId));
}

export async function deleteAccountWithLinks(tx: Tx, accountId: string): Promise<void> {
  await deleteLinks(tx, accountId);
  await deleteAccount(tx, accountId);
}

/** Longer than any link works, and than its mail may wait. Milliseconds. */
export const LINK_RETENTION = 30 * DAY;
