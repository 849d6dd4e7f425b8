/** Challenges of WebAuthn: each may be signed once, and soon. They are rows, because nobody has a cookie before signing in. */
import * as z from "zod";
import { MINUTE } from "#server/durations.ts";
import { hashToken, newToken } from "#server/random.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { insertChallenge, takeChallenge } from "./store.ts";

const ClientData = z.object({ challenge: z.string() });

/** Enough to fetch a security key, or a telephone. Milliseconds. */
export const CHALLENGE_TIME = 10 * MINUTE;

/**
 * @param accountId The account that adds a passkey; left out to prove one that exists.
 * @returns The challenge, in base64url.
 */
export async function newChallenge({ database, now }: Server, accountId?: string): Promise<string> {
  const challenge = newToken();
  const row = { challenge_hash: hashToken(challenge), account_id: accountId ?? null, expires_at: now() + CHALLENGE_TIME };
  await database.write((db) => insertChallenge(db, row));
  return challenge;
}

/**
 * Uses up the challenge that a response signs, whatever becomes of the response.
 *
 * @returns The challenge. @throws Refusal INVALID_PASSKEY if it is unknown, used, too old or was for something else.
 */
export async function spendChallenge({ database, now }: Server, clientDataJSON: string, accountId?: string): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const row = await database.write((db) => takeChallenge(db, hashToken(challenge)));
  if (row === undefined || row.expires_at < now() || row.account_id !== (accountId ?? null)) throw new Refusal("INVALID_PASSKEY");
  return challenge;
}

function challengeIn(clientDataJSON: string): string {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString())).challenge;
  } catch {
    throw new Refusal("INVALID_PASSKEY");
  }
}
