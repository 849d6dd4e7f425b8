/** The part of the table of endpoints that needs accounts: sign-in, passkeys, credits. Loaded when it is asked for (./endpoints.ts). */
import { findEmail } from "#server/accounts/find-email.ts";
import { findSession } from "#server/accounts/session.ts";
import { ACCOUNT_ENDPOINTS } from "./account-endpoints.ts";
import { creditEndpoints } from "./credits.ts";
import type { Endpoints } from "./endpoint.ts";
import { PASSKEY_ENDPOINTS } from "./passkey-endpoints.ts";

export const ENDPOINTS: Endpoints = {
  ...ACCOUNT_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
  ...creditEndpoints({ findSession, findEmail }),
};
