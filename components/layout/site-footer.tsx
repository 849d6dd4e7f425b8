/** The footer: where to go, the vendor's accounts, the newsletter, languages, legal links. */
import { NewsletterForm } from "#components/islands/newsletter-form.tsx";
import { Island } from "#components/ui/island.tsx";
import { listMenu } from "#lib/content/pages.ts";
import { hasPage } from "#lib/content/routes.ts";
import { findLink, listSocialAccounts, site } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { BrandMark } from "#components/ui/brand-mark.tsx";
import { FooterLanguages } from "./footer-languages.tsx";
import { newsletterProps } from "./newsletter-props.ts";

/** Pages by id and links out of the site, in this order: what there is, then help. Other pages come last. */
const ORDER = ["home", "products", "labz", "pricing", "shop", "docs", "support", "services", "account"];
const placeOf = ({ id }: { id: string }) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
const LINK = "inline-block py-1 hover:text-signal";
/** Pages about a newsletter that somebody has just signed up for, or wants no more. */
const WITHOUT_NEWSLETTER = ["/thanks-for-registering", "/newsletter/confirm", "/newsletter/unsubscribe"];

type Props = {
  locale: Locale;
  path: string;
  /** The page has a form or a step of its own: the newsletter is folded, so that it is not taken for a part of it. */
  isTask: boolean;
};
/** The year of the build; the loader of islands writes a later one (islands/runtime/show-news.ts). */
const year = new Date().getFullYear();

export function SiteFooter({ locale, path, isTask }: Props) {
  const t = translatorFor(locale);
  const hasNewsletter = hasPage("/newsletter/confirm", locale) && !WITHOUT_NEWSLETTER.includes(path);
  const pagesOf = (menu: Parameters<typeof listMenu>[0]) =>
    listMenu(menu, locale).map(({ id, path: target, label }) => ({ id, label, url: localePath(locale, target) }));
  const links = [
    ...pagesOf("footer"),
    { id: "shop", label: t("footer.shop"), url: findLink("shop") },
    { id: "docs", label: t("footer.docs"), url: findLink("docs") },
  ].toSorted((a, b) => placeOf(a) - placeOf(b));
  const toLink = ({ label, url }: { label: string; url: string | undefined }) =>
    url !== undefined && (
      <li key={url}>
        <a href={url} aria-current={url === localePath(locale, path) ? "page" : undefined} className={LINK}>
          {label}
        </a>
      </li>
    );
  const accounts = listSocialAccounts();
  const title = (
    <h2 id="newsletter" className="text-h3">
      {t("newsletter.title")}
    </h2>
  );
  const newsletter = (
    <>
      <p className="mb-5 text-balance text-mute">{t("newsletter.lead")}</p>
      <div className="scripting-only">
        <Island name="newsletter-form" when="touch" of={NewsletterForm} props={newsletterProps(locale, path)} />
      </div>
      <p className="no-scripting-only">{t("newsletter.needsScript")}</p>
    </>
  );
  return (
    <footer className="mt-24 border-t border-line pt-14 pb-10 text-small print:hidden">
      <div
        className={`mx-auto grid max-w-6xl gap-x-8 gap-y-12 px-5 md:gap-x-12 md:px-8 ${hasNewsletter ? "sm:grid-cols-[2fr_2.2fr]" : ""}`}
      >
        <nav aria-label={t("footer.site")}>
          <ul className={`columns-[2_7.5rem] gap-x-8 md:gap-x-12 ${hasNewsletter ? "" : "md:columns-3"}`}>{links.map(toLink)}</ul>
        </nav>
        {hasNewsletter &&
          (isTask ? (
            <details className="folded self-start border-y border-line">
              <summary>{title}</summary>
              <div className="pb-6">{newsletter}</div>
            </details>
          ) : (
            <section aria-labelledby="newsletter">
              {title}
              <div className="mt-2">{newsletter}</div>
            </section>
          ))}
      </div>
      <div className="mx-auto mt-12 max-w-6xl px-5 md:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-8">
          {accounts.length > 0 && (
            <nav aria-label={t("footer.elsewhere")}>
              <ul className="flex flex-wrap gap-x-6">{accounts.map(({ name, url }) => toLink({ label: name, url }))}</ul>
            </nav>
          )}
          <FooterLanguages locale={locale} path={path} />
        </div>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <ul className="flex flex-wrap gap-x-6">{pagesOf("legal").map(toLink)}</ul>
          <p className="flex items-center gap-3 text-mute">
            <BrandMark className="w-7" />
            <span>
              © {site.since < year && `${String(site.since)}–`}
              <span data-year="">{year}</span> {site.name}
            </span>
          </p>
        </div>
        {site.isDemonstration && <p className="mt-6 text-note text-mute">{t("footer.demonstration")}</p>}
      </div>
    </footer>
  );
}
