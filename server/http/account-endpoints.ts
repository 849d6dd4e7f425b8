/**
 * The part of the table of endpoints that needs accounts: those below /api/auth, and credits. Loaded when it is asked for (./endpoints.ts).
 * Paths and fields below /api/auth are those of better-auth or its plug-in for passkeys where they have them.
 */
import * as requests from "#schemas/account-requests.ts";
import { addPasskey, offerPasskey } from "#server/accounts/add-passkey.ts";
import { answerAppLogin, findAppLogin, requestAppCode, requestAppToken } from "#server/accounts/app-login.ts";
import { confirmAddressChange, requestAddressChange } from "#server/accounts/change-address.ts";
import { changePassword } from "#server/accounts/change-password.ts";
import { confirmAccount, resendConfirmation } from "#server/accounts/confirm-account.ts";
import { confirmDeletion, requestDeletion } from "#server/accounts/delete-account.ts";
import { signInWithPasskey } from "#server/accounts/passkey-sign-in.ts";
import { offerProof } from "#server/accounts/prove-passkey.ts";
import { changeProfile, endOtherSessions, endSession, exportOwnData, readAccount } from "#server/accounts/read-account.ts";
import { removePasskey, removePassword } from "#server/accounts/remove-way-in.ts";
import { requestPasswordReset, resetPassword } from "#server/accounts/reset-password.ts";
import { signIn, signOut } from "#server/accounts/sign-in.ts";
import { signUp } from "#server/accounts/sign-up.ts";
import { cookieEndpoint, oauthEndpoint, sessionEndpoint, sessionPage, sessionStatus } from "./account-endpoint.ts";
import { CREDIT_ENDPOINTS } from "./credits.ts";
import { type Endpoints, jsonEndpoint } from "./endpoint.ts";

export const ACCOUNT_ENDPOINTS: Endpoints = {
  "/api/auth/sign-up/email": { POST: jsonEndpoint("sign-up", requests.SignUpRequest, signUp) },
  "/api/auth/sign-in/email": { POST: cookieEndpoint("sign-in", requests.SignInRequest, signIn) },
  "/api/auth/sign-out": { POST: cookieEndpoint("sign-out", requests.EmptyRequest, (server, _, __, request) => signOut(server, request)) },
  "/api/auth/send-verification-email": { POST: jsonEndpoint("send-verification-email", requests.MailRequest, resendConfirmation) },
  "/api/auth/verify-email": { POST: cookieEndpoint("verify-email", requests.ConfirmAccountRequest, confirmAccount) },
  "/api/auth/request-password-reset": { POST: jsonEndpoint("request-password-reset", requests.MailRequest, requestPasswordReset) },
  "/api/auth/reset-password": { POST: jsonEndpoint("reset-password", requests.ResetPasswordRequest, resetPassword) },
  "/api/auth/change-password": { POST: sessionEndpoint("change-password", requests.ChangePasswordRequest, changePassword) },
  "/api/auth/change-email": { POST: sessionEndpoint("change-email", requests.ChangeAddressRequest, requestAddressChange) },
  "/api/auth/confirm-email-change": { POST: jsonEndpoint("confirm-email-change", requests.TokenRequest, confirmAddressChange) },
  "/api/auth/get-session": { GET: sessionStatus },
  "/api/auth/account": { GET: sessionPage("account", readAccount) },
  "/api/auth/export": { GET: sessionPage("export", exportOwnData) },
  "/api/auth/update-user": { POST: sessionEndpoint("update-user", requests.UpdateAccountRequest, changeProfile) },
  "/api/auth/revoke-session": { POST: sessionEndpoint("revoke-session", requests.IdRequest, endSession) },
  "/api/auth/revoke-other-sessions": { POST: sessionEndpoint("revoke-other-sessions", requests.EmptyRequest, endOtherSessions) },
  "/api/auth/delete-user": { POST: sessionEndpoint("delete-user", requests.PasswordRequest, requestDeletion) },
  "/api/auth/confirm-deletion": { POST: jsonEndpoint("confirm-deletion", requests.TokenRequest, confirmDeletion) },
  "/api/auth/device/code": { POST: oauthEndpoint("device-code", requestAppCode) },
  "/api/auth/device/token": { POST: oauthEndpoint("device-token", requestAppToken) },
  "/api/auth/device": { POST: sessionEndpoint("device", requests.AppCodeRequest, findAppLogin) },
  "/api/auth/device/approve": { POST: sessionEndpoint("device-approve", requests.AppCodeRequest, answerAppLogin("approve")) },
  "/api/auth/device/deny": { POST: sessionEndpoint("device-deny", requests.AppCodeRequest, answerAppLogin("deny")) },
  "/api/auth/passkey/generate-authenticate-options": { POST: jsonEndpoint("passkey-offer", requests.EmptyRequest, offerProof) },
  "/api/auth/passkey/verify-authentication": { POST: cookieEndpoint("passkey-sign-in", requests.PasskeySignInRequest, signInWithPasskey) },
  "/api/auth/passkey/generate-register-options": { POST: sessionEndpoint("passkey-new", requests.PasskeyOptionsRequest, offerPasskey) },
  "/api/auth/passkey/verify-registration": { POST: sessionEndpoint("passkey-add", requests.AddPasskeyRequest, addPasskey) },
  "/api/auth/passkey/delete-passkey": { POST: sessionEndpoint("passkey-remove", requests.IdRequest, removePasskey) },
  "/api/auth/remove-password": { POST: sessionEndpoint("remove-password", requests.PasswordRequest, removePassword) },
  ...CREDIT_ENDPOINTS,
};
