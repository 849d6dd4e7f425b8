/** The header: logo, shop and the pages of its menu, language, search; Buy Now and Download on product pages, elsewhere the account. */
import { TextLink } from "#components/ui/text-link.tsx";
import { LanguageSelect } from "#components/islands/language-select.tsx";
import { SearchDialog } from "#components/islands/search-dialog.tsx";
import { Island } from "#components/ui/island.tsx";
import { listMenu } from "#lib/content/pages.ts";
import { hasPage } from "#lib/content/routes.ts";
import { findLink, site } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { AccountIcon } from "./account-icon.tsx";
import { BrandMark } from "#components/ui/brand-mark.tsx";
import { languageOptions } from "./language-options.ts";
import { PageMenu } from "./page-menu.tsx";
import { ProductActions } from "./product-actions.tsx";
import { searchProps } from "./search-props.ts";

const NAV_LINK = "hidden rounded-sm py-1 hover:text-signal md:block";

/** The product, and the edition when the page is one's own. */
export type HeaderActions = { product: string; edition?: CatalogueKey };
type Props = { locale: Locale; path: string; actions: HeaderActions | undefined };

export function SiteHeader({ locale, path, actions }: Props) {
  const t = translatorFor(locale);
  const shop = findLink("shop");
  const languages = languageOptions(path);
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex min-h-18 max-w-6xl items-center gap-x-1 px-5 text-small md:flex-wrap md:gap-x-7 md:px-8">
        {/* One line high: a name that has no space beside the mark wraps out of sight. */}
        <a
          href={localePath(locale, "/")}
          className="flex h-8 min-w-8 flex-wrap content-start gap-x-3 overflow-hidden text-body leading-8 font-semibold tracking-tight"
        >
          <BrandMark className="w-8" />
          <span>{site.name}</span>
          <span className="sr-only">{t("header.home")}</span>
        </a>
        <nav aria-label={t("header.main")} className="ml-auto flex items-center gap-1 md:flex-wrap md:gap-7">
          {shop !== undefined && (
            <a href={shop} className={NAV_LINK}>
              {t("header.shop")}
            </a>
          )}
          {listMenu("header", locale).map((page) => (
            <a
              key={page.id}
              href={localePath(locale, page.path)}
              aria-current={page.path === path ? "page" : undefined}
              className={NAV_LINK}
            >
              {page.label}
            </a>
          ))}
          {languages.length > 1 && (
            <>
              <div className="scripting-only">
                <Island
                  name="language-select"
                  when="touch"
                  of={LanguageSelect}
                  props={{
                    id: "language",
                    label: t("header.language"),
                    current: LANGUAGE_TAGS[locale],
                    options: languages,
                    isSmall: true,
                  }}
                />
              </div>
              <TextLink href="#languages" className="no-scripting-only">
                {t("header.language")}
              </TextLink>
            </>
          )}
          <div className="scripting-only">
            <Island name="search-dialog" when="touch" shortcut="k" of={SearchDialog} props={searchProps(locale)} />
          </div>
          {actions !== undefined && (
            <div className="max-md:hidden">
              <ProductActions {...actions} locale={locale} />
            </div>
          )}
          {hasPage("/account", locale) && (
            <a href={localePath(locale, "/account")} className={`p-1.5 hover:text-signal ${actions === undefined ? "" : "md:hidden"}`}>
              <AccountIcon />
              <span className="sr-only">{t("header.account")}</span>
            </a>
          )}
        </nav>
        <PageMenu locale={locale} path={path} />
      </div>
    </header>
  );
}
