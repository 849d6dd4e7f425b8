/** The account: of who is signed in, or sign-in and sign-up; below them what an account is for, beside what goes without one. */
import { ButtonLink } from "#components/ui/button-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { linkTo } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { AccountFrame } from "./account-frame.tsx";
import { AccountPreview } from "./account-preview.tsx";
import { AccountRows, WithoutAccount } from "./account-rows.tsx";
import { CreditsBalanceSection } from "./credits-balance-section.tsx";
import { OwnAccountSection } from "./own-account-section.tsx";

export function AccountPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const uses = [
    ...linkTo("/account/purchase-credits", t("account.uses.credits"), locale),
    ...linkTo("/account/app-login", t("account.uses.apps"), locale),
    ...linkTo("/account/login", t("account.passkeys.signIn"), locale),
  ];
  return (
    <AccountFrame
      page={page}
      locale={locale}
      name={page.data.title}
      layout="even"
      figure={<AccountPreview title={page.data.title} locale={locale} />}
      actions={
        <p data-signed-out className="mt-8 mb-8 flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-1">
          <ButtonLink href={localePath(locale, "/account/login")} tone="primary">
            {t("account.submit.login")}
          </ButtonLink>
          <ButtonLink href={localePath(locale, "/account/signup")}>{t("account.submit.signup")}</ButtonLink>
        </p>
      }
      panel={<WithoutAccount locale={locale} />}
    >
      <OwnAccountSection locale={locale} />
      <CreditsBalanceSection locale={locale} />
      <AccountRows title={(words) => words("account.uses.title")} links={uses} locale={locale} />
    </AccountFrame>
  );
}
