/** The account: of who is signed in, or sign-in and sign-up; below them what an account is for. */
import { ButtonLink } from "#components/ui/button-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { AccountFrame } from "./account-frame.tsx";
import { WithoutAccount } from "./without-account.tsx";
import { CreditsBalanceSection } from "./credits-balance-section.tsx";
import { OwnAccountSection } from "./own-account-section.tsx";

export function AccountPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <AccountFrame page={page} locale={locale} name={page.data.title} under={<WithoutAccount locale={locale} />}>
      <OwnAccountSection locale={locale} />
      <CreditsBalanceSection locale={locale} />
      <p data-signed-out className="flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-1">
        <ButtonLink href={localePath(locale, "/account/login")} tone="primary">
          {t("account.submit.login")}
        </ButtonLink>
        <ButtonLink href={localePath(locale, "/account/signup")}>{t("account.submit.signup")}</ButtonLink>
      </p>
    </AccountFrame>
  );
}
