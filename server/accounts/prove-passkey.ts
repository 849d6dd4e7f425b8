import type { PasskeyProof } from "#schemas/account-requests.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { CHALLENGE_TIME, newChallenge, spendChallenge } from "./passkey-challenges.ts";
import { findPasskey, type PasskeyRow } from "./store.ts";
import { webauthn } from "./webauthn.ts";

/** The site, as authenticators call it: the name of its host. */
export const siteIdOf = ({ origin }: Pick<Server, "origin">): string => new URL(origin).hostname;

/** What a browser needs to prove a passkey. It names no account and no passkey. @throws Refusal RATE_LIMIT_EXCEEDED. */
export async function offerProof(server: Server, _: object, client: Client): Promise<{ options: object }> {
  await takeLimits(server, client, ["passkey-client", "passkey-network"]);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: siteIdOf(server),
    challenge: Buffer.from(await newChallenge(server), "base64url"),
    userVerification: "required",
    timeout: CHALLENGE_TIME,
  });
  return { options };
}

/**
 * Checks the signature of a passkey, which is possible once for each challenge.
 *
 * @returns The passkey, with the authenticator's new count of signatures.
 * @throws Refusal INVALID_PASSKEY, for whatever reason.
 */
export async function provePasskey(server: Server, response: PasskeyProof): Promise<PasskeyRow> {
  const expectedChallenge = await spendChallenge(server, response.response.clientDataJSON);
  const passkey = await findPasskey(server.database.queries, response.id);
  if (passkey === undefined) throw new Refusal("INVALID_PASSKEY");
  const { credential_id: id, public_key, sign_count: counter } = passkey;
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: server.origin,
    expectedRPID: siteIdOf(server),
    credential: { id, publicKey: new Uint8Array(Buffer.from(public_key, "base64url")), counter },
    requireUserVerification: true,
  }).catch(() => {
    // The library throws for each kind of false response. Which one it was is nobody's business.
    throw new Refusal("INVALID_PASSKEY");
  });
  if (!verified) throw new Refusal("INVALID_PASSKEY");
  return { ...passkey, sign_count: authenticationInfo.newCounter };
}
