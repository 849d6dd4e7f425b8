/** The screen that lets a desktop app in. */
import { AppLogin } from "#components/islands/forms/app-login.tsx";
import { Island } from "#components/ui/island.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import type { Page } from "#lib/content/pages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { pickMessages, translatorFor } from "#lib/content/translator.ts";
import { APP_CLIENTS } from "#schemas/app-login.ts";
import type { Locale } from "#schemas/locale.ts";
import { accountFields } from "./account-fields.ts";
import { accountFormMessages } from "./account-form-specs.ts";
import { AccountFrame } from "./account-frame.tsx";

export function AppLoginPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const toAccount = { path: "/account", label: t("account.toAccount") };
  const [field] = accountFields("appLogin", locale, t);
  if (field === undefined) throw new Error("the form of app logins has no field");
  return (
    <AccountFrame page={page} locale={locale} ways={[toAccount]}>
      <NeedsScript words={t("account.needsScript")}>
        <Island
          name="app-login"
          when="asked"
          of={AppLogin}
          props={{
            field,
            questions: Object.fromEntries(APP_CLIENTS.map((app) => [app, t("account.app.question", { app: t(`account.app.${app}`) })])),
            approved: pickMessages(t, "account.state.appApproved", "title", "text"),
            denied: pickMessages(t, "account.state.appDenied", "title", "text"),
            signIn: {
              words: pickMessages(t, "account.state.signIn", "title", "text"),
              ways: [
                { href: localePath(locale, "/account/login"), label: t("account.toLogin") },
                { href: localePath(locale, "/account/signup"), label: t("account.toSignup") },
              ],
            },
            messages: {
              ...accountFormMessages(t),
              ...pickMessages(t, "account.app", "lookUp", "meaning"),
              approve: t("account.submit.appLogin"),
              deny: t("account.app.deny"),
            },
          }}
        />
      </NeedsScript>
    </AccountFrame>
  );
}
