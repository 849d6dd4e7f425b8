/** The forms of the account screens: what they take before anything is sent. */
import * as z from "zod/mini";
import { Email } from "./email.ts";
import { NewPassword } from "./form-fields.ts";

/** RFC 8628: the code that a desktop app shows. Small letters and a missing hyphen are mended, not refused. */
const APP_CODE = /^[A-Z0-9]{4}-?[A-Z0-9]{4}$/iu;

/** "abcd2345" is "ABCD-2345". */
export function appCode(typed: string): string {
  const plain = typed.replace(/[^a-z0-9]/giu, "").toUpperCase();
  return plain.length > 4 ? `${plain.slice(0, 4)}-${plain.slice(4, 8)}` : plain;
}

/** Asked for where somebody is known by it: any password that was ever allowed. */
const Password = z.string().check(z.minLength(1));

/** By screen. Names of fields are those of the calls behind them (better-auth). */
const forms = {
  login: () => z.object({ email: Email, password: Password }),
  signup: () => z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)), email: Email, password: NewPassword }),
  forgotPassword: () => z.object({ email: Email }),
  emailConfirmation: () => z.object({ email: Email }),
  updatePassword: () =>
    z
      .object({ newPassword: NewPassword, repeat: z.string() })
      .check(z.refine(({ newPassword, repeat }) => newPassword === repeat, { path: ["repeat"] })),
  appLogin: () => z.object({ userCode: z.string().check(z.regex(APP_CODE)) }),
  /** `confirmation` is a word in the visitor's own language. */
  deleteAccount: (confirmation: string) =>
    z.object({
      confirmation: z.string().check(
        z.trim(),
        z.refine((typed) => typed === confirmation),
      ),
      password: Password,
    }),
};
export type AccountFormName = keyof typeof forms;

/** @param confirmation What is to be typed by who means it; only deleting an account asks. */
export function accountForm(name: AccountFormName, confirmation = ""): z.ZodMiniType<Record<string, string>, Record<string, string>> {
  return forms[name](confirmation);
}

/** Dollars: what one payment should be at most, so that a slip of the finger stays small. */
export const CREDITS_MAXIMUM = 500;

/** Whole dollars, from the smallest top-up on. */
export const creditsForm = (minimum: number) =>
  z.object({
    preset: z.string(),
    amount: z.string().check(
      z.regex(/^\d{1,4}$/u),
      z.refine((typed) => Number(typed) >= minimum && Number(typed) <= CREDITS_MAXIMUM),
    ),
  });
