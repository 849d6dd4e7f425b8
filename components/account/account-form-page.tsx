import { AccountForm } from "#components/islands/forms/account-form.tsx";
import { Island } from "#components/islands/island.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import type { PageProps } from "#lib/content/pages.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import { features } from "#lib/features.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { AccountFormName } from "#schemas/account-forms.ts";
import { accountFields } from "./account-fields.ts";
import { AccountFrame, type PathLink } from "./account-frame.tsx";

type Screen = { endpoint: string; next: string; links: (t: Translate) => PathLink[] };

const toLogin = (t: Translate): PathLink => ({ path: "/account/login", label: t("account.toLogin") });
const toAccount = (t: Translate): PathLink => ({ path: "/account", label: t("account.toAccount") });

/** For each form its endpoint (better-auth), the page after success, and links to related screens. */
const SCREENS: Record<AccountFormName, Screen> = {
  login: {
    endpoint: "/api/auth/sign-in/email",
    next: "/account",
    links: (t) => [
      { path: "/account/forgot-password", label: t("account.toForgotPassword") },
      { path: "/account/signup", label: t("account.toSignup") },
    ],
  },
  signup: { endpoint: "/api/auth/sign-up/email", next: "/account/email-confirmation", links: (t) => [toLogin(t)] },
  forgotPassword: { endpoint: "/api/auth/request-password-reset", next: "/account/login", links: (t) => [toLogin(t)] },
  emailConfirmation: { endpoint: "/api/auth/send-verification-email", next: "/account/login", links: (t) => [toLogin(t)] },
  updatePassword: { endpoint: "/api/auth/reset-password", next: "/account/login", links: (t) => [toLogin(t)] },
  appLogin: { endpoint: "/api/auth/device/approve", next: "/account", links: (t) => [toAccount(t)] },
  deleteAccount: { endpoint: "/api/auth/delete-user", next: "/", links: (t) => [toAccount(t)] },
};

/** Makes the page component of an account screen that is one form. */
export function accountFormPage(form: AccountFormName) {
  const { endpoint, next, links } = SCREENS[form];
  return function AccountFormPage({ page, locale }: PageProps) {
    const t = translatorFor(locale);
    return (
      <AccountFrame page={page} locale={locale} links={links(t)}>
        <NeedsScript text={t("account.needsScript")}>
          <Island
            name="account-form"
            component={AccountForm}
            props={{
              form,
              endpoint,
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
