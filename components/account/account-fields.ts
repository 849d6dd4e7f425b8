/** The fields of each account form, with their words. */
import type { AccountField } from "#components/islands/forms/account-fields.tsx";
import { productFact } from "#lib/content/fact-words.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Translate } from "#lib/content/translator.ts";
import { type AccountFormName, NAME_MAXIMUM } from "#schemas/account-forms.ts";
import type { Locale } from "#schemas/locale.ts";
import { PASSWORD_LENGTH } from "#schemas/form-fields.ts";

const email = (t: Translate): AccountField => ({
  name: "email",
  kind: "email",
  label: t("forms.email"),
  problem: t("errors.INVALID_EMAIL"),
  problemIfEmpty: t("forms.emailRequired"),
  failures: ["INVALID_EMAIL"],
  autoComplete: "username",
});
const password = (t: Translate, name = "password", label = t("account.password")): AccountField => ({
  name,
  kind: "password",
  label,
  problem: t("account.passwordRequired"),
  failures: ["INVALID_PASSWORD"],
  autoComplete: "current-password",
});
const forgotten = (t: Translate, locale: Locale) => ({
  href: localePath(locale, "/account/forgot-password"),
  label: t("account.toForgotPassword"),
});
/** Typed once: its eye shows what was typed. */
const newPassword = (name: string, label: string, t: Translate): AccountField => ({
  name,
  kind: "password",
  label,
  hint: t("account.passwordRule", { min: PASSWORD_LENGTH.min }),
  problem: t("account.passwordTooShort", { min: PASSWORD_LENGTH.min, max: PASSWORD_LENGTH.max }),
  failures: ["WEAK_PASSWORD"],
  autoComplete: "new-password",
});

const nameOf = (t: Translate, label: string, autoComplete: "name" | "off"): AccountField => ({
  name: "name",
  kind: "text",
  label,
  problem: t("account.nameRequired"),
  maxLength: NAME_MAXIMUM,
  autoComplete,
});
const nameField = (t: Translate) => nameOf(t, t("account.name"), "name");
const passkeyName = (t: Translate) => ({ ...nameOf(t, t("account.passkeys.name"), "off"), hint: t("account.passkeys.nameHint") });

const FIELDS: Record<AccountFormName, (t: Translate, locale: Locale) => AccountField[]> = {
  login: (t, locale) => [email(t), { ...password(t), way: forgotten(t, locale) }],
  signup: (t) => [nameField(t), email(t), newPassword("password", t("account.password"), t)],
  forgotPassword: (t) => [email(t)],
  emailConfirmation: (t) => [email(t)],
  confirmAccount: (t) => [password(t)],
  confirmAddress: () => [],
  confirmDeletion: () => [],
  updatePassword: (t) => [newPassword("newPassword", t("account.newPassword"), t)],
  changePassword: (t, locale) => [
    { ...password(t, "currentPassword", t("account.currentPassword")), way: forgotten(t, locale) },
    newPassword("newPassword", t("account.newPassword"), t),
  ],
  changeAddress: (t) => [{ ...email(t), name: "newEmail", label: t("account.newAddress"), autoComplete: "email" }, password(t)],
  changeProfile: (t) => [nameField(t)],
  addPasskey: (t) => [passkeyName(t), password(t)],
  namePasskey: (t) => [passkeyName(t)],
  removePassword: (t) => [password(t)],
  appLogin: (t, locale) => [
    {
      name: "userCode",
      kind: "text",
      label: t("account.code"),
      hint: t("account.codeHint", { time: productFact.figure("appCodeMinutes", locale, t) }),
      problem: t("account.codeIncomplete"),
      autoComplete: "one-time-code",
    },
  ],
  deleteAccount: (t, locale) => [
    {
      name: "confirmation",
      kind: "text",
      label: t("account.confirmation", { word: t("account.confirmationWord") }),
      problem: t("account.confirmationDiffers", { word: t("account.confirmationWord") }),
      autoComplete: "off",
    },
    {
      ...password(t),
      way: { href: localePath(locale, "/account/forgot-password"), label: t("account.deletionPassword") },
    },
  ],
};

export const accountFields = (form: AccountFormName, locale: Locale, t: Translate): AccountField[] => FIELDS[form](t, locale);
