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
  "/api/auth/passkey/verify-authentication": {
    POST: cookieEndpoint("passkey-sign-in", PasskeySignInRequest, async (server, { response }, client, request) => ({
      headers: await signInWithPasskey(server, response, client, request),
    })),
  },
  "/api/auth/passkey/generate-register-options": {
    POST: sessionEndpoint("passkey-new", PasskeyOptionsRequest, (server, proof, { client, session }) =>
      offerPasskey(server, proof, client, session),
    ),
  },
  "/api/auth/passkey/verify-registration": {
    POST: sessionEndpoint("passkey-add", AddPasskeyRequest, (server, input, { client, session }) =>
      addPasskey(server, input, client, session),
    ),
  },
  "/api/auth/passkey/delete-passkey": {
    POST: sessionEndpoint("passkey-remove", PasskeyRequest, (server, { id }, { session }) => removePasskey(server, id, session)),
  },
  "/api/auth/remove-password": {
    POST: sessionEndpoint("remove-password", RemovePasswordRequest, (server, { password }, { client, session }) =>
      removePassword(server, password, client, session),
    ),
  },
};
