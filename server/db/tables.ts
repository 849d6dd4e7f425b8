/**
 * The tables as code sees them. One schema for SQLite and PostgreSQL, in the words that both know: text ids, times as
 * milliseconds since 1970, yes and no as 1 and 0.
 */
export type SubscriptionStatus = "pending" | "confirmed" | "unsubscribed";

type SubscriptionTable = {
  id: string;
  /** As it was typed. */
  email: string;
  /** What makes two the same (server/newsletter/canonical-address.ts). */
  address: string;
  status: SubscriptionStatus;
  /** Of the sign-up that was confirmed; until then of the first. */
  language: string;
  created_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
  /** `one-click`, `page` or `staff`. */
  unsubscribed_by: string | null;
};

/** One row for each time the form was sent: what was agreed to, and the mail that asked for confirmation. */
type SignUpTable = {
  id: string;
  subscription_id: string;
  token_hash: string;
  language: string;
  page: string | null;
  policy_version: string | null;
  /** The hash of the consent sentence beside the box, in that language on that day. */
  wording_hash: string;
  wording: string;
  requested_at: number;
  requested_from: string;
  mail_id: string;
  confirmed_at: number | null;
  confirmed_from: string | null;
};

/** Who was erased, as a keyed hash: a restored back-up must not bring them back. */
type ErasureTable = { address_hash: string; erased_at: number };

export type MailState = "waiting" | "sent" | "dead";

/** Mails to send. No address in clear, and nothing of the content once it has left. */
type OutboxTable = {
  id: string;
  message_id: string;
  template: string;
  locale: string;
  /** Mails of one kind to one address keep a distance; null for mails to the vendor's staff. */
  kind: string | null;
  recipient: string;
  sealed: string | null;
  /** 1 where the answer of the mail server proves something, and is kept as long as what it proves. */
  is_proof: number;
  state: MailState;
  created_at: number;
  due_at: number;
  lease: string | null;
  refusals: number;
  answer: string | null;
  ended_at: number | null;
};

/**
 * A row for each mailbox that mail goes to, and one for each kind of mail to it: when the last ones were queued, in
 * milliseconds, the newest first, with commas. Whoever writes it locks it until the transaction ends, so that counting is
 * exact. The columns at_2, at_3 and at_4 are those of an earlier version, and not used.
 */
type RecipientTable = { recipient: string; touched_at: number; recent: string | null };

type LimitTable = { key: string; points: number; ends_at: number };

/** A mailed link to an installer. Nothing in it says to whom it was mailed. */
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
  /** Downloads that went on after a break; they are no uses. */
  resumes: number;
  /** What those were sent. */
  resumed_bytes: number;
};

/** From which networks a link was used, as keyed hashes: how many there are is all that counts. */
type DownloadNetworkTable = { link_id: string; network: string };

export type Tables = {
  subscriptions: SubscriptionTable;
  sign_ups: SignUpTable;
  erasures: ErasureTable;
  outbox: OutboxTable;
  recipients: RecipientTable;
  limits: LimitTable;
  download_links: DownloadLinkTable;
  download_networks: DownloadNetworkTable;
};
