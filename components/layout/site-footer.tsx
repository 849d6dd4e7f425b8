import { NewsletterForm } from "#components/islands/forms/newsletter-form.tsx";
import { Island } from "#components/islands/island.tsx";
import { LanguageSelect } from "#components/islands/language/language-select.tsx";
import { requireRoute } from "#lib/content/routes.ts";
import { listSocialAccounts, requireLink, site } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { existsIn } from "#lib/routes.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { BrandMark } from "./brand-mark.tsx";
import { languageOptions } from "./language-options.ts";
import { newsletterProps } from "./newsletter-props.ts";

const LINK = "inline-block py-1 hover:text-signal";
/** The year of the build. */
const year = new Date().getFullYear();

export function SiteFooter({ locale, path }: { locale: Locale; path: string }) {
  const t = translatorFor(locale);
  const pages: { path: string; label: string }[] = [
    { path: "/", label: t("footer.home") },
    { path: "/products", label: t("footer.products") },
    { path: "/labz", label: "Labz" },
    { path: "/services", label: t("footer.services") },
    { path: "/support", label: t("footer.support") },
    { path: "/account", label: t("footer.account") },
  ];
  const legal = [
    { path: "/jobs", label: t("footer.jobs") },
    { path: "/privacy", label: t("footer.privacy") },
    { path: "/terms", label: t("footer.terms") },
    { path: "/commerce-disclosure", label: t("footer.commerceDisclosure") },
  ].filter((link) => existsIn(requireRoute(link.path), locale));
  const toPage = ({ path: target, label }: { path: string; label: string }) => (
    <li key={target}>
      <a href={localePath(locale, target)} className={LINK}>
        {label}
      </a>
    </li>
  );
  return (
    <footer className="mt-24 border-t border-line pt-14 pb-10 text-small print:hidden">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-8 gap-y-12 px-5 sm:grid-cols-[1fr_1fr_2.2fr] md:gap-x-12 md:px-8">
        <nav aria-label={t("footer.site")}>
          <ul>{pages.map(toPage)}</ul>
        </nav>
        <nav aria-label={t("footer.elsewhere")}>
          <ul>
            {[
              { label: t("footer.shop"), url: requireLink("shop") },
              { label: t("footer.docs"), url: requireLink("docs") },
              ...listSocialAccounts().map(({ name, url }) => ({ label: name, url })),
            ].map(({ label, url }) => (
              <li key={url}>
                <a href={url} className={LINK}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="newsletter" className="max-sm:col-span-2">
          <h2 id="newsletter" className="text-h3">
            {t("newsletter.title")}
          </h2>
          <p className="mt-2 mb-5 text-balance text-mute">{t("newsletter.lead")}</p>
          <div className="scripting-only">
            <Island name="newsletter-form" component={NewsletterForm} props={newsletterProps(locale, path)} />
          </div>
          <p className="no-scripting-only">{t("newsletter.needsScript")}</p>
        </section>
      </div>
      <div className="mx-auto mt-14 max-w-6xl px-5 md:px-8">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-8 sm:gap-x-8">
          <BrandMark className="w-7" />
          <p className="text-mute">
            © {site.since === year ? year : `${site.since}–${year}`} {site.name}
          </p>
          <Languages locale={locale} path={path} />
          <ul className="flex flex-wrap gap-x-6 lg:ml-auto">{legal.map(toPage)}</ul>
        </div>
      </div>
    </footer>
  );
}

/** The language select; without JavaScript a list of links, which the header links to. */
function Languages({ locale, path }: { locale: Locale; path: string }) {
  const t = translatorFor(locale);
  const options = languageOptions(path);
  const current = LANGUAGE_TAGS[locale];
  return (
    <nav aria-label={t("footer.languages")} id="languages">
      <div className="scripting-only">
        <Island
          name="language-select"
          component={LanguageSelect}
          props={{ id: "footer-language", label: t("header.language"), current, options }}
        />
      </div>
      <ul className="no-scripting-only [&>li]:mr-6 [&>li]:inline-block">
        {options.map(({ tag, name, href }) => (
          <li key={tag}>
            <a
              href={href}
              lang={tag}
              hrefLang={tag}
              aria-current={tag === current ? "true" : undefined}
              className={`${LINK} aria-[current]:text-mute`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
