/** The account: of who is signed in, or sign-in and sign-up; beside them what an account holds. */
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { RowArrow } from "#components/ui/row-arrow.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { hasPage } from "#lib/content/routes.ts";
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
        <ButtonLink href={localePath(locale, "/account/signup")} tone="plain">
          {t("account.submit.signup")}
        </ButtonLink>
      </p>
      <div className="mt-12">
        <WithoutAccount locale={locale} />
      </div>
    </AccountFrame>
  );
}

function AccountParts({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const settings = [
    { path: "/account/update-password", label: t("account.room.password.title") },
    { path: "/account/delete-account", label: t("account.room.delete.title") },
  ].filter(({ path }) => hasPage(path, locale));
  return (
    <div className="py-4">
      <Heading words={(t) => t("account.reasons")} locale={locale} className="text-h3" />
      <ul className="mt-4">
        {accountParts(t).map(({ path, title, text }) => (
          <li key={path} className="border-t border-line">
            <a href={localePath(locale, path)} className="group flex items-center justify-between gap-6 py-5">
              <span>
                <b className="font-semibold group-hover:text-signal">{title}</b>
                <span className="mt-1 block text-small text-mute">{text}</span>
              </span>
              <RowArrow />
            </a>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-5 text-small">
        {settings.map(({ path, label }) => (
          <TextLink key={path} href={localePath(locale, path)} tone="quiet" className="py-1">
            {label}
          </TextLink>
        ))}
      </p>
    </div>
  );
}
