/** Errors of better-auth as error codes of the API. */
import { APIError } from "better-auth/api";
import type { ApiErrorCode } from "#schemas/api-errors.ts";
import { Refusal } from "#server/refusal.ts";

const CODES: Readonly<Record<string, ApiErrorCode>> = {
  INVALID_EMAIL: "INVALID_EMAIL",
  INVALID_EMAIL_OR_PASSWORD: "INVALID_CREDENTIALS",
  INVALID_PASSWORD: "INVALID_PASSWORD",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "INVALID_PASSWORD",
  EMAIL_NOT_VERIFIED: "EMAIL_NOT_CONFIRMED",
  PASSWORD_TOO_SHORT: "WEAK_PASSWORD",
  PASSWORD_TOO_LONG: "WEAK_PASSWORD",
  UNAUTHORIZED: "SIGN_IN_REQUIRED",
};

/** Calls better-auth. @throws Refusal for its refusals; other errors as they are. */
export async function callAuth<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    const code = CODES[String(error.body?.code)];
    if (code === undefined) throw new Error("better-auth refused for a reason that has no error code", { cause: error });
    throw new Refusal(code);
  }
}
