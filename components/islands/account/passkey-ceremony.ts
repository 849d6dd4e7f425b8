/** Makes and proves passkeys with the browser's own functions for JSON, which all browsers have since 2025. */
import { callApi, postJson } from "#components/islands/forms/call-api.ts";
import type { Sent } from "#components/islands/forms/use-api-form.ts";
import { type AccountErrorCode, accountErrorCodes } from "#schemas/account-forms.ts";

type Made = { success: true; response: object } | Exclude<Sent<AccountErrorCode>, { success: true }>;

export const canUsePasskeys = () => typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

const call = (path: string, value: object) => callApi(`/api/auth/passkey/${path}`, accountErrorCodes, postJson(value));

const optionsIn = (answer: object): unknown => ("options" in answer ? answer.options : undefined);

/** A visitor who closes the browser's window and an authenticator that refuses look the same to a page. */
async function take(credential: Promise<Credential | null>): Promise<Made> {
  const made = await credential.catch(() => null);
  return made instanceof PublicKeyCredential ? { success: true, response: made.toJSON() } : { success: false, code: "INVALID_PASSKEY" };
}

async function provePasskey(): Promise<Made> {
  const offered = await call("generate-authenticate-options", {});
  if (!offered.success) return offered;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(optionsIn(offered.answer) as PublicKeyCredentialRequestOptionsJSON);
  return take(navigator.credentials.get({ publicKey }));
}

export async function signInWithPasskey(): Promise<Sent<AccountErrorCode>> {
  const proof = await provePasskey();
  return proof.success ? call("verify-authentication", { response: proof.response }) : proof;
}

/** @param values The new passkey's name, and the account's password; without one, a passkey that exists is the proof. */
export async function addPasskey({ name, password }: Readonly<Record<string, string>>): Promise<Sent<AccountErrorCode>> {
  let given: object = { password };
  if (password === undefined) {
    const proof = await provePasskey();
    if (!proof.success) return proof;
    given = { response: proof.response };
  }
  const offered = await call("generate-register-options", given);
  if (!offered.success) return offered;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(optionsIn(offered.answer) as PublicKeyCredentialCreationOptionsJSON);
  const made = await take(navigator.credentials.create({ publicKey }));
  return made.success ? call("verify-registration", { name, response: made.response }) : made;
}
