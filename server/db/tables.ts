/**
 * The tables as TypeScript types. SQLite and PostgreSQL share one schema, in types that both have: text ids, times as
 * milliseconds since 1970, booleans as 1 and 0.
 */
import type { AccountTables } from "./account-tables.ts";
import type { CreditKind, PurchaseState } from "#schemas/credits-answer.ts";

type SubscriptionTable = {
  id: string;
  /** As typed by the subscriber. */
  email: string;
  /** Normalised by canonicalAddress (mailbox/mailbox-of.ts); unique. */
  address: string;
  status: "pending" | "confirmed" | "unsubscribed";
  /** Of the confirmed sign-up; before that, of the first one. */
  language: string;
  created_at: number;
  confirmed_at: number | null;
  /** The last unsubscription, unless it was confirmed again since. */
  unsubscribed_at: number | null;
  /** `one-click` or `page`. */
  unsubscribed_by: string | null;
};

/** One row for each unsubscription, which stays when the address subscribes again. */
type UnsubscriptionTable = { id: string; subscription_id: string; unsubscribed_at: number; unsubscribed_by: string };

/** One row for each submission of the form: the consent text, and the mail that asked for confirmation. */
type SignUpTable = {
  id: string;
  subscription_id: string;
  token_hash: string;
  language: string;
  page: string | null;
  policy_version: string | null;
  /** SHA-256 of the consent sentence next to the checkbox, in that language at that time. */
  wording_hash: string;
  wording: string;
  requested_at: number;
  requested_from: string;
  mail_id: string;
  confirmed_at: number | null;
  confirmed_from: string | null;
};

/** Erased addresses, as keyed hashes: after a back-up is restored, the same addresses can be erased again. */
type ErasureTable = { address_hash: string; erased_at: number };

/** Mail jobs. Recipients are hashed, and the content is deleted once a mail is sent. */
type OutboxTable = {
  id: string;
  message_id: string;
  template: string;
  locale: string;
  /** Mails of one kind to one mailbox have a minimum interval; null for mails to the vendor's staff. */
  kind: string | null;
  recipient: string;
  sealed: string | null;
  /** 1 if the mail server's response is kept as evidence, as long as the record that it belongs to. */
  is_proof: number;
  state: "waiting" | "sent" | "dead";
  created_at: number;
  due_at: number;
  /** Id of the worker process that is sending the mail. */
  lease: string | null;
  /** Failed attempts. */
  refusals: number;
  /** The mail server's last response. */
  answer: string | null;
  ended_at: number | null;
};

/**
 * One row for each mailbox, and one for each kind of mail to a mailbox. `recent` lists when the last mails were queued, newest
 * first, separated by commas. A transaction that writes a row locks it until it ends, so counts are exact. The columns at_2,
 * at_3 and at_4 belong to an earlier version and are unused.
 */
type RecipientTable = { recipient: string; touched_at: number; recent: string | null };

type LimitTable = { key: string; points: number; ends_at: number };

/** A mailed link to an installer. It does not hold the recipient's address. */
type DownloadLinkTable = {
  id: string;
  token_hash: string;
  product: string;
  edition: string;
  version: string;
  system: string;
  language: string;
  mail_id: string;
  created_at: number;
  uses: number;
  /** Downloads resumed after an interruption, which do not count as uses. */
  resumes: number;
  /** Bytes sent by resumed downloads. */
  resumed_bytes: number;
};

/** The networks from which a link was used, as keyed hashes; only their number matters. */
type DownloadNetworkTable = { link_id: string; network: string };

/** One row for each payment page that was opened. It is no part of the ledger: most states never become money. */
type CreditPurchaseTable = {
  id: string;
  /** No foreign key: records of payments outlive an erased account. */
  account_id: string;
  /** Whole cents. */
  amount: number;
  /** The language of mails about it. */
  locale: string;
  state: PurchaseState;
  created_at: number;
  ended_at: number | null;
};

/**
 * One row for each payment, by Stripe's id (`pi_…`). Its account is null until the event of the payment itself has arrived, because
 * Stripe sends events in no order. Each booking writes the row first, and so locks the payment until its transaction ends.
 */
type CreditPaymentTable = { id: string; purchase_id: string | null; account_id: string | null; touched_at: number };

/** The ledger. Rows are never changed or deleted; triggers refuse it. The balance of an account is the sum of its payments' amounts. */
type CreditEntryTable = {
  /** The kind and Stripe's id of what caused it, so that it can be booked only once. */
  id: string;
  payment_id: string;
  kind: CreditKind;
  /** Whole cents; negative for what is taken away. */
  amount: number;
  /** When it happened, according to Stripe. */
  happened_at: number;
  booked_at: number;
};

type ArticleRatingTable = { article: string; locale: string; helpful: number; not_helpful: number };

/** Searches without result that visitors have sent, in lower case. */
type MissedSearchTable = { query: string; locale: string; times: number; last_at: number };

export type Tables = AccountTables & {
  subscriptions: SubscriptionTable;
  sign_ups: SignUpTable;
  unsubscriptions: UnsubscriptionTable;
  erasures: ErasureTable;
  outbox: OutboxTable;
  recipients: RecipientTable;
  limits: LimitTable;
  download_links: DownloadLinkTable;
  download_networks: DownloadNetworkTable;
  credit_purchases: CreditPurchaseTable;
  credit_payments: CreditPaymentTable;
  credit_entries: CreditEntryTable;
  article_ratings: ArticleRatingTable;
  missed_searches: MissedSearchTable;
};
