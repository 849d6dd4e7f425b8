/** Each account form with its endpoint, its fields and what success shows. */
import type { SignInReturns } from "#components/islands/forms/after-sign-in.ts";
import type { AccountFormMessages, AccountFormSpec } from "#components/islands/forms/account-form.tsx";
import { productFact } from "#lib/content/fact-words.ts";
import { factsOfPage, requirePage } from "#lib/content/pages.ts";
import { failureMessages } from "#lib/failure-messages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Translate } from "#lib/content/translator.ts";
import { accountErrorCodes, type AccountFormName } from "#schemas/account-forms.ts";
import type { Locale } from "#schemas/locale.ts";
import { accountFields } from "./account-fields.ts";

/** What a form does when it succeeds: it leads to the account, says that a mail was sent to the address in it, stays with a note, or shows another text. */
type After =
  "signedIn" | "sent" | "kept" | { done: "mailSent" | "passwordSaved" | "addressChanged" | "deleted"; way?: keyof ReturnType<typeof ways> };
type Form = {
  call: string;
  /** Left out for forms whose page shows the change itself. */
  after?: After;
  /** The label of its button, if it is another form's. */ submit?: AccountSubmit;
  isMailed?: boolean;
  /** What stands above its button: what pressing it does beside what the label says. */ before?: "password" | "deletion";
  /** Of its button, where it cannot be undone or is an exception. */ tone?: AccountFormSpec["tone"];
  /** Of a form that a mailed link opens: the way to another link. */ again?: keyof ReturnType<typeof ways>;
};
type AccountSubmit = Parameters<typeof submitLabel>[0];

const FORMS: Record<AccountFormName, Form> = {
  login: { call: "sign-in/email", after: "signedIn" },
  signup: { call: "sign-up/email", after: "sent", isMailed: true },
  forgotPassword: { call: "request-password-reset", after: "sent", isMailed: true },
  emailConfirmation: { call: "send-verification-email", after: "sent", isMailed: true, tone: "plain" },
  confirmAccount: { call: "verify-email", after: "signedIn", again: "resend" },
  confirmAddress: { call: "confirm-email-change", after: { done: "addressChanged", way: "account" }, again: "account" },
  updatePassword: { call: "reset-password", after: { done: "passwordSaved", way: "login" }, before: "password", again: "forgotPassword" },
  changePassword: { call: "change-password", after: { done: "passwordSaved" }, submit: "updatePassword", before: "password" },
  changeAddress: { call: "change-email", after: "sent" },
  changeProfile: { call: "update-user", after: "kept" },
  addPasskey: { call: "passkey/verify-registration" },
  namePasskey: { call: "passkey/verify-registration", submit: "addPasskey" },
  removePassword: { call: "remove-password" },
  appLogin: { call: "device", after: "signedIn" },
  deleteAccount: { call: "delete-user", after: { done: "mailSent" }, submit: "requestDeletion", before: "deletion", tone: "warning" },
  confirmDeletion: { call: "confirm-deletion", after: { done: "deleted" }, submit: "deleteAccount", tone: "warning", again: "deletion" },
};

const submitLabel = (
  name: Exclude<AccountFormName, "changePassword" | "confirmDeletion" | "namePasskey"> | "requestDeletion",
  t: Translate,
): string => t(`account.submit.${name}`);

export function accountFormSpec(form: AccountFormName, locale: Locale, t: Translate): AccountFormSpec {
  const { call, after, submit, isMailed = false, before, tone, again } = FORMS[form];
  return {
    form,
    call: `/api/auth/${call}`,
    fields: accountFields(form, locale, t),
    submit: submitLabel(submit ?? (form as AccountSubmit), t),
    ...(tone === undefined ? {} : { tone }),
    ...(isMailed ? { also: { language: locale } } : {}),
    ...(form === "signup" ? { terms: termsOf(locale, t) } : {}),
    ...(before === undefined ? {} : { terms: [t(`account.before.${before}`)] }),
    ...(after === undefined ? {} : outcomeOf(after, locale, t)),
    ...(again === undefined ? {} : { ended: { ...stateWords("linkEnded", t), way: ways(locale, t)[again] } }),
  };
}

/** What who opens an account agrees to: a sentence in parts, with links to the pages that it names. A site without one of them says nothing. */
function termsOf(locale: Locale, t: Translate): AccountFormSpec["terms"] {
  const [before = "", first = "", between = "", second = "", after = ""] = t("account.legal", {
    terms: "{terms}",
    privacy: "{privacy}",
  }).split(/[{}]/u);
  const [one, two] = [first, second].map((id) => {
    const page = factsOfPage(id);
    return page && { href: localePath(locale, page.path), label: requirePage(id, locale).data.title };
  });
  return one && two && [before, one, between, two, after];
}

/** The account of who has just signed in: its islands start at once. */
export const afterSignIn = (locale: Locale): string => signedInAt(locale, "/account");
const signedInAt = (locale: Locale, path: string): string => `${localePath(locale, path)}?signed-in`;

export const signInReturns = (locale: Locale): SignInReturns => ({
  appLogin: localePath(locale, "/account/app-login"),
  credits: signedInAt(locale, "/account/purchase-credits"),
});

function outcomeOf(after: After, locale: Locale, t: Translate): Pick<AccountFormSpec, "next" | "sent" | "kept" | "done"> {
  if (after === "signedIn") return { next: afterSignIn(locale) };
  if (after === "sent") return { sent: sentMessages(locale, t) };
  if (after === "kept") return { kept: t("account.state.saved.title") };
  const words = stateWords(after.done, t);
  return { done: after.way === undefined ? words : { ...words, way: ways(locale, t)[after.way] } };
}

function sentMessages(locale: Locale, t: Translate) {
  const { title, text } = stateWords("mailSent", t);
  return {
    sentTitle: title,
    sent: text,
    sentTo: t("forms.sentTo"),
    sentBefore: t("account.sentBefore", { time: productFact.figure("sameMailMinutes", locale, t) }),
    again: t("account.otherAddress"),
    next: t("forms.next"),
  };
}

const stateWords = (state: Exclude<After, string>["done"] | "linkEnded", t: Translate) => ({
  title: t(`account.state.${state}.title`),
  text: t(`account.state.${state}.text`),
});

/** Links from what a form shows when it is through. */
const ways = (locale: Locale, t: Translate) => ({
  login: { href: localePath(locale, "/account/login"), label: t("account.toLogin") },
  account: { href: localePath(locale, "/account"), label: t("account.toAccount") },
  resend: { href: localePath(locale, "/account/email-confirmation"), label: t("account.toResend") },
  forgotPassword: { href: localePath(locale, "/account/forgot-password"), label: t("account.toForgotPassword") },
  deletion: { href: localePath(locale, "/account/delete-account"), label: t("account.room.delete.title") },
});

export const accountFormMessages = (t: Translate): AccountFormMessages => ({
  sending: t("forms.sending"),
  show: t("account.showPassword"),
  failures: failureMessages(accountErrorCodes, t),
});
