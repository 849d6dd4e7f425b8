/** What selling credits needs of accounts. */
import type { Tx } from "#server/db/database.ts";
import type { Locale } from "#schemas/locale.ts";

/** The account that a request is signed in to. */
export type Buyer = { accountId: string; email: string; locale: Locale };

/** The address for mails about a payment; undefined once the account is erased. */
export type FindEmail = (tx: Tx, accountId: string) => Promise<string | undefined>;
