import { site } from "#lib/content/site.ts";
import type { AddPasskeyRequest, PasskeyOptionsRequest } from "#schemas/account-requests.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import { newId } from "#server/random.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { mailNotice } from "./notices.ts";
import type { Caller } from "./session.ts";
import { requirePassword, takeSignInLimits } from "./sign-in.ts";
import { lockAccount, insertPasskey, listPasskeys } from "./store.ts";
import { inAccountTransaction } from "./transaction.ts";
import { CHALLENGE_TIME, newChallenge, spendChallenge } from "./passkey-challenges.ts";
import { provePasskey, siteIdOf } from "./prove-passkey.ts";
import { webauthn } from "./webauthn.ts";

/** More than anybody has keys and devices. */
export const MAX_PASSKEYS = 20;

/**
 * What a browser needs to make a passkey, for a visitor who proves once more that the account is theirs: with its password or one of its
 * passkeys.
 *
 * @throws Refusal INVALID_PASSWORD, INVALID_PASSKEY, RATE_LIMIT_EXCEEDED.
 */
export async function offerPasskey(
  server: Server,
  proof: PasskeyOptionsRequest,
  { client, session }: Caller,
): Promise<{ options: object }> {
  const { accountId, email, name } = session;
  if ("password" in proof) await requirePassword(server, client, session, proof.password);
  else {
    await takeSignInLimits(server, client, accountId);
    if ((await provePasskey(server, proof.response)).account_id !== accountId) throw new Refusal("INVALID_PASSKEY");
  }
  const earlier = await listPasskeys(server.database.queries, accountId);
  if (earlier.length >= MAX_PASSKEYS) throw new Refusal("RATE_LIMIT_EXCEEDED");
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: siteIdOf(server),
    userID: new Uint8Array(Buffer.from(accountId)),
    userName: email,
    userDisplayName: name,
    challenge: Buffer.from(await newChallenge(server, accountId), "base64url"),
    // It must sign in without an address, and by itself: the authenticator checks a finger, a face or a PIN.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestationType: "none",
    excludeCredentials: earlier.map(({ credential_id }) => ({ id: credential_id })),
    timeout: CHALLENGE_TIME,
  });
  return { options };
}

/** Stores the passkey that a browser has made. The owner is told by mail. @throws Refusal INVALID_PASSKEY, RATE_LIMIT_EXCEEDED. */
export async function addPasskey(
  server: Server,
  { name, response }: AddPasskeyRequest,
  { client, session: { accountId } }: Caller,
): Promise<void> {
  await takeLimits(server, client, ["passkey-client", "passkey-network"]);
  const expectedChallenge = await spendChallenge(server, response.response.clientDataJSON, accountId);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: server.origin,
    expectedRPID: siteIdOf(server),
    requireUserVerification: true,
  }).catch(() => {
    throw new Refusal("INVALID_PASSKEY");
  });
  if (registrationInfo === undefined) throw new Refusal("INVALID_PASSKEY");
  const { id: credential_id, publicKey, counter } = registrationInfo.credential;
  await inAccountTransaction(server, async (tx) => {
    const account = await lockAccount(tx, server.database.engine, accountId);
    if (account === undefined) throw new Refusal("SIGN_IN_REQUIRED");
    const isNew = await insertPasskey(tx, {
      id: newId(),
      account_id: accountId,
      credential_id,
      public_key: Buffer.from(publicKey).toString("base64url"),
      sign_count: counter,
      name,
      created_at: server.now(),
      used_at: null,
    });
    if (!isNew) throw new Refusal("INVALID_PASSKEY");
    await mailNotice(server, tx, account, "accountWaysIn", "/account");
  });
}
