/** The account: of who is signed in, or sign-in and sign-up; beside them what an account holds. */
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { AccountFrame } from "./account-frame.tsx";
import { accountParts, WithoutAccount } from "./account-panel.tsx";
import { CreditsBalanceSection } from "./credits-balance-section.tsx";
import { OwnAccountSection } from "./own-account-section.tsx";

export function AccountPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <AccountFrame page={page} locale={locale} panel={<AccountParts locale={locale} />}>
      <OwnAccountSection locale={locale} />
      <CreditsBalanceSection locale={locale} />
      <p data-signed-out className="flex flex-wrap gap-3 max-sm:grid">
        <ButtonLink href={localePath(locale, "/account/login")} tone="primary">
          {t("account.submit.login")}
        </ButtonLink>
        <ButtonLink href={localePath(locale, "/account/signup")}>{t("account.submit.signup")}</ButtonLink>
      </p>
      <div className="mt-12">
        <WithoutAccount locale={locale} />
      </div>
    </AccountFrame>
  );
}

/** What an account holds, each part with its page. */
function AccountParts({ locale }: { locale: Locale }) {
  return (
    <div className="py-4">
      <Heading words={(t) => t("account.reasons")} locale={locale} className="text-h3" />
      <dl className="mt-5 grid gap-4">
        {accountParts(translatorFor(locale)).map(({ path, title, text }) => (
          <div key={path}>
            <dt className="font-semibold">
              <TextLink href={localePath(locale, path)}>{title}</TextLink>
            </dt>
            <dd className="mt-1 text-mute">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
