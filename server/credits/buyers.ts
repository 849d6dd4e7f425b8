/** What selling credits needs of accounts. */
import type { Tx } from "#server/db/database.ts";
import type { Server } from "#server/running-server.ts";
import type { Locale } from "#schemas/locale.ts";

export type Buyer = { accountId: string; email: string; locale: Locale };

export type Buyers = {
  /** The account that a request is signed in to. */
  findSession: (server: Server, request: Request) => Promise<Buyer | undefined>;
  /** The address for mails about a payment; undefined once the account is erased. */
  findEmail: (tx: Tx, accountId: string) => Promise<string | undefined>;
};
