import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { linkHours, mailLink, requireLink, takeLink } from "./links.ts";
import { mailNotice } from "./notices.ts";
import { eraseAccount } from "./personal-data.ts";
import type { Caller } from "./session.ts";
import { requirePassword } from "./sign-in.ts";
import { lockAccount } from "./store.ts";
import { inAccountTransaction } from "./transaction.ts";

/** Mails a link that deletes the account. @throws Refusal INVALID_PASSWORD, RATE_LIMIT_EXCEEDED. */
export async function requestDeletion(server: Server, { password }: { password: string }, { client, session }: Caller): Promise<void> {
  const { accountId, email, locale } = session;
  await requirePassword(server, client, session, password);
  await takeLimits(server, { ...client, subject: accountId }, ["account-mail-subject"]);
  await inAccountTransaction(server, (tx) =>
    mailLink(server, tx, {
      kind: "deletion",
      accountId,
      template: "accountDeletion",
      to: email,
      locale,
      values: { hours: linkHours("accountLinkHours", locale) },
      budget: { account: "accountDeletion" },
    }),
  );
}

/** Deletes an account with the link in a mail, for good (decision 21). @throws Refusal INVALID_TOKEN, TOKEN_EXPIRED, RATE_LIMIT_EXCEEDED. */
export async function confirmDeletion(server: Server, { token }: { token: string }, client: Client): Promise<void> {
  const { account_id: id } = await requireLink(server, client, "deletion", token);
  await inAccountTransaction(server, async (tx) => {
    const account = await lockAccount(tx, server.database.engine, id);
    if (account === undefined) throw new Refusal("INVALID_TOKEN");
    await takeLink(server, tx, "deletion", token);
    await eraseAccount(server, tx, account);
    // The last mail; its row is deleted with those of all sent mails.
    await mailNotice(server, tx, account, "accountDeleted", "/support");
  });
}
