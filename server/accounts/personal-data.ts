/** What is stored about the owner of an account: one entry for each feature, for the export and the erasure of personal data. */
import { eraseUnpaidPurchases, exportCredits } from "#server/credits/personal-data.ts";
import { isoTime } from "#server/iso-time.ts";
import { findConsent } from "#server/newsletter/prove-consent.ts";
import { MAIL_NAMES } from "#schemas/mail.ts";
import type { Queries, Tx } from "#server/db/database.ts";
import { accountErasureHash, recordErasures } from "#server/erasures/erasures.ts";
import { listRecentMails } from "#server/mail/outbox.ts";
import type { Server } from "#server/running-server.ts";
import { deleteAccountWithLinks } from "./links.ts";
import { type Account, listPasskeys, listSessions } from "./store.ts";

export type Owner = Pick<Account, "id" | "email">;
type PersonalData = {
  /** The name in the export. */
  name: string;
  /** @returns Plain data. */
  list: (server: Server, owner: Owner, db: Queries) => Promise<unknown>;
  /** Deletes what the law does not require. The account itself, its sessions and its passkeys are deleted afterwards. */
  erase?: (server: Server, tx: Tx, owner: Owner) => Promise<void>;
};

const PERSONAL_DATA: readonly PersonalData[] = [
  {
    name: "sessions",
    list: async (server, { id }, db) =>
      (await listSessions(db, id, server.now())).map(({ user_agent, app, created_at, updated_at, expires_at }) => ({
        device: user_agent,
        app,
        since: isoTime(created_at),
        lastUsed: isoTime(updated_at),
        until: isoTime(expires_at),
      })),
  },
  {
    name: "passkeys",
    list: async (_server, { id }, db) =>
      (await listPasskeys(db, id)).map(({ name, credential_id, created_at, used_at }) => ({
        name,
        credential: credential_id,
        since: isoTime(created_at),
        lastUsed: isoTime(used_at),
      })),
  },
  // Records of payments stay, without an address, as long as tax law requires.
  { name: "credits", list: (_server, { id }, db) => exportCredits(db, id), erase: (_server, tx, { id }) => eraseUnpaidPurchases(tx, id) },
  {
    name: "mails",
    list: async (server, { email }) =>
      (await listRecentMails(server, email, MAIL_NAMES)).map(({ template, at, state }) => ({ kind: template, at: isoTime(at), state })),
  },
  // The newsletter is a consent of its own, and stays until it is withdrawn.
  { name: "newsletter", list: async (server, { email }) => (await findConsent(server, email)) ?? null },
];

/** Everything stored about an account, as plain data. */
export async function exportAccount(server: Server, account: Account): Promise<Record<string, unknown>> {
  const { id, email, name, locale, created_at } = account;
  const parts = await Promise.all(
    PERSONAL_DATA.map(async ({ name: part, list }) => [part, await list(server, account, server.database.queries)] as const),
  );
  return { account: { id, email, name, language: locale, since: isoTime(created_at) }, ...Object.fromEntries(parts) };
}

/** Deletes an account. A keyed hash of the address stays, so that a restored back-up can be cleaned again. */
export async function eraseAccount(server: Server, tx: Tx, account: Owner): Promise<void> {
  for (const { erase } of PERSONAL_DATA) await erase?.(server, tx, account);
  await deleteAccountWithLinks(tx, account.id);
  await recordErasures(server, tx, [accountErasureHash(server, account.email)]);
}
