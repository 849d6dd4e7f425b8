/** The forms of the account screens: what is checked before anything is sent. */
import * as z from "zod/mini";
import type { ApiErrorCode } from "./api-errors.ts";
import { Email } from "./email.ts";
import { NewPassword } from "./form-fields.ts";

/** The error codes of accounts that a form has a message for. */
export const accountErrorCodes = [
  "INVALID_EMAIL",
  "INVALID_TOKEN",
  "TOKEN_EXPIRED",
  "WEAK_PASSWORD",
  "INVALID_CODE",
  "CODE_EXPIRED",
  "SIGN_IN_REQUIRED",
  "INVALID_CREDENTIALS",
  "INVALID_PASSWORD",
  "INVALID_PASSKEY",
  "LAST_WAY_IN",
  "EMAIL_NOT_CONFIRMED",
  "RATE_LIMIT_EXCEEDED",
] as const satisfies ApiErrorCode[];
export type AccountErrorCode = (typeof accountErrorCodes)[number];

/** RFC 8628: the code that a desktop app shows. Lower case and a missing hyphen are corrected. */
const APP_CODE = /^[A-Z0-9]{4}-?[A-Z0-9]{4}$/iu;

/** A code in the form in which apps show it: "abcd2345" becomes "ABCD-2345". Japanese keyboards type its letters in full width. */
export function appCode(typed: string): string {
  const plain = typed
    .normalize("NFKC")
    .replace(/[^a-z0-9]/giu, "")
    .toUpperCase();
  return plain.length > 4 ? `${plain.slice(0, 4)}-${plain.slice(4)}` : plain;
}

/** @param code As `appCode` returns it, where a person typed it. */
export const isAppCode = (code: string): boolean => APP_CODE.test(code);

/** A password that exists already: rules for new ones do not apply. */
const Password = z.string().check(z.minLength(1));

/** Of an account and of a passkey. */
export const NAME_MAXIMUM = 80;
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MAXIMUM));

/** By form. The names of the fields are those of the API (better-auth). */
const forms = {
  login: () => z.object({ email: Email, password: Password }),
  signup: () => z.object({ name: Name, email: Email, password: NewPassword }),
  forgotPassword: () => z.object({ email: Email }),
  emailConfirmation: () => z.object({ email: Email }),
  updatePassword: () => z.object({ newPassword: NewPassword }),
  /** With the link in the mail. */
  confirmAccount: () => z.object({ password: Password }),
  confirmAddress: () => z.object({}),
  confirmDeletion: () => z.object({}),
  changePassword: () => z.object({ currentPassword: Password, newPassword: NewPassword }),
  changeAddress: () => z.object({ newEmail: Email, password: Password }),
  changeProfile: () => z.object({ name: Name }),
  /** Proved by the password; `namePasskey` is for an account without one, where a passkey is the proof. */
  addPasskey: () => z.object({ name: Name, password: Password }),
  namePasskey: () => z.object({ name: Name }),
  removePassword: () => z.object({ password: Password }),
  appLogin: () => z.object({ userCode: z.string().check(z.regex(APP_CODE)) }),
  /** The visitor types `confirmation`, a word in the language of the page. */
  deleteAccount: (confirmation: string) =>
    z.object({
      confirmation: z.string().check(
        z.trim(),
        // A phone begins a field with one capital letter.
        z.refine((typed) => typed.toUpperCase() === confirmation.toUpperCase()),
      ),
      password: Password,
    }),
};
export type AccountFormName = keyof typeof forms;

/** @param confirmation The word that must be typed to delete an account. Other forms ignore it. */
export function accountForm(name: AccountFormName, confirmation = ""): z.ZodMiniType<Record<string, string>, Record<string, string>> {
  return forms[name](confirmation);
}

/** In the currency of the site. The most that one payment may be, so that a typing error costs little. */
export const CREDITS_MAXIMUM = 500;

/** The error codes of a payment that its form has a message for. */
export const creditsErrorCodes = ["PAYMENTS_UNAVAILABLE", "SIGN_IN_REQUIRED", "RATE_LIMIT_EXCEEDED"] as const satisfies ApiErrorCode[];
export type CreditsErrorCode = (typeof creditsErrorCodes)[number];

/** The choice of an amount that is typed. */
export const OTHER_AMOUNT = "other";

/** @param minimum The smallest top-up, in whole units of the currency. Japanese keyboards type its figures in full width. */
export const creditsForm = (minimum: number) =>
  z
    .object({ preset: z.string(), amount: z.string().check(z.normalize("NFKC"), z.trim()) })
    .check(
      z.refine(
        ({ preset, amount }) =>
          preset !== OTHER_AMOUNT || (/^\d{1,4}$/u.test(amount) && Number(amount) >= minimum && Number(amount) <= CREDITS_MAXIMUM),
        { path: ["amount"] },
      ),
    );
