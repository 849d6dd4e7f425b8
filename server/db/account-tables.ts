/** The tables of accounts as TypeScript types. */

/** `email` is in lower case. An account opens once its address is confirmed. */
type AccountTable = {
  id: string;
  email: string;
  name: string;
  email_verified: number;
  locale: string;
  created_at: number;
  updated_at: number;
};

/** How an account's owner proves who they are: a password's hash. */
type CredentialTable = {
  id: string;
  account_id: string;
  provider: string;
  subject: string;
  password: string | null;
  created_at: number;
  updated_at: number;
};

type AccountSessionTable = {
  id: string;
  account_id: string;
  token_hash: string;
  /** The browser's or app's own description. No address is stored. */
  user_agent: string | null;
  /** The desktop app that was signed in with a code; null for browsers. */
  app: string | null;
  expires_at: number;
  created_at: number;
  updated_at: number;
};

export type AccountLinkKind = "confirm" | "password" | "address" | "deletion";

/** Links in mails about an account. Each can be used once. */
type AccountLinkTable = {
  id: string;
  /** Null if no account has the address: the same is stored, so that it takes as long. */
  account_id: string | null;
  kind: AccountLinkKind;
  token_hash: string;
  /** The new address, in links that change it. */
  email: string | null;
  mail_id: string;
  created_at: number;
  used_at: number | null;
};

/** Desktop apps that wait for their code to be entered (RFC 8628). */
type AppLoginTable = {
  id: string;
  account_id: string | null;
  device_code_hash: string;
  user_code_hash: string;
  client_id: string | null;
  scope: string | null;
  status: string;
  /** Milliseconds. */
  polling_interval: number | null;
  last_polled_at: number | null;
  expires_at: number;
};

/** A way to sign in besides the password, or instead of it. */
type PasskeyTable = {
  id: string;
  account_id: string;
  /** Base64url, as the browser sends it. */
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** The authenticator's own count of signatures; 0 if it keeps none. */
  sign_count: number;
  name: string;
  created_at: number;
  used_at: number | null;
};

/** A challenge that an authenticator may sign, once. */
type PasskeyChallengeTable = {
  challenge_hash: string;
  /** The account that adds a passkey; `null` to prove one that exists. */
  account_id: string | null;
  expires_at: number;
};

/** The part of Tables (tables.ts) that belongs to accounts. */
export type AccountTables = {
  accounts: AccountTable;
  account_credentials: CredentialTable;
  account_sessions: AccountSessionTable;
  account_links: AccountLinkTable;
  app_logins: AppLoginTable;
  account_passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
};
