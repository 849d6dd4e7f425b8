/** The account screens that are one form each. */
import { AccountForm } from "#components/islands/forms/account-form.tsx";
import { Island } from "#components/ui/island.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import type { Page } from "#lib/content/pages.ts";
import { features } from "#lib/features.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import type { AccountFormName } from "#schemas/account-forms.ts";
import type { Locale } from "#schemas/locale.ts";
import { accountFields } from "./account-fields.ts";
import { AccountFrame, type WayOn } from "./account-frame.tsx";

type Screen = { call: string; next: string; ways: (t: Translate) => WayOn[] };

const toLogin = (t: Translate): WayOn => ({ path: "/account/login", label: t("account.toLogin") });
const toAccount = (t: Translate): WayOn => ({ path: "/account", label: t("account.toAccount") });

/** Where each form goes (better-auth), where success leads, and the screens beside it. */
const SCREENS: Record<AccountFormName, Screen> = {
  login: {
    call: "/api/auth/sign-in/email",
    next: "/account",
    ways: (t) => [
      { path: "/account/forgot-password", label: t("account.toForgotPassword") },
      { path: "/account/signup", label: t("account.toSignup") },
    ],
  },
  signup: { call: "/api/auth/sign-up/email", next: "/account/email-confirmation", ways: (t) => [toLogin(t)] },
  forgotPassword: { call: "/api/auth/request-password-reset", next: "/account/login", ways: (t) => [toLogin(t)] },
  emailConfirmation: { call: "/api/auth/send-verification-email", next: "/account/login", ways: (t) => [toLogin(t)] },
  updatePassword: { call: "/api/auth/reset-password", next: "/account/login", ways: (t) => [toLogin(t)] },
  appLogin: { call: "/api/auth/device/approve", next: "/account", ways: (t) => [toAccount(t)] },
  deleteAccount: { call: "/api/auth/delete-user", next: "/", ways: (t) => [toAccount(t)] },
};

/** @returns The view of one screen. */
export function accountFormPage(form: AccountFormName) {
  const { call, next, ways } = SCREENS[form];
  return function AccountFormPage({ page, locale }: { page: Page; locale: Locale }) {
    const t = translatorFor(locale);
    return (
      <AccountFrame page={page} locale={locale} ways={ways(t)}>
        <NeedsScript words={t("account.needsScript")}>
          <Island
            name="account-form"
            when="touch"
            of={AccountForm}
            props={{
              form,
              call,
              next: localePath(locale, next),
              fields: accountFields(form, t),
              isClosed: !features.accounts,
              ...(form === "deleteAccount" ? { confirmation: t("account.confirmationWord") } : {}),
              messages: {
                submit: t(`account.submit.${form}`),
                sending: t("forms.sending"),
                show: t("account.showPassword"),
                failed: t("errors.GENERIC"),
              },
            }}
          />
        </NeedsScript>
      </AccountFrame>
    );
  };
}
