/**
 * Lets better-auth's queries join a transaction of ours, so that an account and its mail are stored together or not at all.
 * Passwords are hashed before the transaction begins: it takes a tenth of a second, for which no database should wait.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import type { Queries, Tx } from "#server/db/database.ts";
import { inMailTransaction } from "#server/mail/outbox.ts";
import type { Server } from "#server/running-server.ts";

/** What better-auth did with a sign-up. */
export type SignedUp = { kind: "new" | "existing"; accountId: string };
type Scope = { tx: Tx; passwords: Passwords; signedUp?: SignedUp };

const scopes = new AsyncLocalStorage<Scope>();

/** Results of hashing and comparing passwords, for one request. */
export class Passwords {
  readonly #hashes = new Map<string, Promise<string>>();
  readonly #comparisons = new Map<string, Promise<boolean>>();

  hash(password: string): Promise<string> {
    const hash = this.#hashes.get(password) ?? hashPassword(password);
    this.#hashes.set(password, hash);
    return hash;
  }

  /** Whether it is the password of a hash. */
  verify(hash: string, password: string): Promise<boolean> {
    const key = `${hash} ${password}`;
    const comparison = this.#comparisons.get(key) ?? verifyPassword({ hash, password });
    this.#comparisons.set(key, comparison);
    return comparison;
  }
}

/** For better-auth: uses what was computed before the transaction. */
export const passwordWork = {
  hash: (password: string) => (scopes.getStore()?.passwords ?? new Passwords()).hash(password),
  verify: ({ hash, password }: { hash: string; password: string }) =>
    (scopes.getStore()?.passwords ?? new Passwords()).verify(hash, password),
};

/** For better-auth's callbacks, whose mails are ours. @throws outside inAccountTransaction. */
export function noteSignUp(signedUp: SignedUp): Promise<void> {
  const scope = scopes.getStore();
  if (scope === undefined) throw new Error("better-auth was called outside inAccountTransaction");
  scope.signedUp = signedUp;
  return Promise.resolve();
}

export const findSignedUp = (): SignedUp | undefined => scopes.getStore()?.signedUp;

/** Reads for better-auth: in the transaction, if there is one. */
export const readerOf = (server: Server): Queries => scopes.getStore()?.tx ?? server.database.queries;

/** A write of better-auth: in the transaction, if there is one. */
export const writeFor = <Result>(server: Server, work: (db: Queries) => Promise<Result>): Promise<Result> => {
  const scope = scopes.getStore();
  return scope === undefined ? server.database.write(work) : work(scope.tx);
};

/**
 * Runs a transaction that better-auth's queries join, and in which mails can be queued.
 *
 * @returns The work's result; `undefined` if a budget withheld a mail, and all that the work wrote was undone.
 */
export async function inAccountTransaction<Result>(
  server: Server,
  work: (tx: Tx) => Promise<Result>,
  passwords = new Passwords(),
): Promise<Result | undefined> {
  let result: Result | undefined;
  const isCommitted = await inMailTransaction(server, async (tx) => {
    result = await scopes.run({ tx, passwords }, () => work(tx));
  });
  return isCommitted ? result : undefined;
}

/** Runs a transaction that opens or renews a session, and whose mails no budget withholds. @returns The headers with the session cookie. */
export async function inSessionTransaction(server: Server, work: (tx: Tx) => Promise<Headers>, passwords?: Passwords): Promise<Headers> {
  const headers = await inAccountTransaction(server, work, passwords);
  if (headers === undefined) throw new Error("a session was not opened because a budget withheld a mail");
  return headers;
}
