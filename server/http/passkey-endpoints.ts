/** The endpoints of passkeys below /api/auth. Paths are those of better-auth's plug-in. */
import {
  AddPasskeyRequest,
  EmptyRequest,
  PasskeyOptionsRequest,
  PasskeyRequest,
  PasskeySignInRequest,
  RemovePasswordRequest,
} from "#schemas/account-requests.ts";
import { addPasskey, offerPasskey } from "#server/accounts/add-passkey.ts";
import { signInWithPasskey } from "#server/accounts/passkey-sign-in.ts";
import { offerProof } from "#server/accounts/prove-passkey.ts";
import { removePasskey, removePassword } from "#server/accounts/remove-way-in.ts";
import { cookieEndpoint, sessionEndpoint } from "./account-endpoint.ts";
import { jsonEndpoint } from "./endpoint.ts";

export const PASSKEY_ENDPOINTS = {
  "/api/auth/passkey/generate-authenticate-options": { POST: jsonEndpoint("passkey-offer", EmptyRequest, offerProof) },
  "/api/auth/passkey/verify-authentication": { POST: cookieEndpoint("passkey-sign-in", PasskeySignInRequest, signInWithPasskey) },
  "/api/auth/passkey/generate-register-options": { POST: sessionEndpoint("passkey-new", PasskeyOptionsRequest, offerPasskey) },
  "/api/auth/passkey/verify-registration": { POST: sessionEndpoint("passkey-add", AddPasskeyRequest, addPasskey) },
  "/api/auth/passkey/delete-passkey": { POST: sessionEndpoint("passkey-remove", PasskeyRequest, removePasskey) },
  "/api/auth/remove-password": { POST: sessionEndpoint("remove-password", RemovePasswordRequest, removePassword) },
};
