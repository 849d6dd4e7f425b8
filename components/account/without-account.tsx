/** What visitors look for in an account and find without one. */
import { Heading } from "#components/ui/heading.tsx";
import { RowLinks } from "#components/ui/row-links.tsx";
import { factsOfPage } from "#lib/content/pages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function WithoutAccount({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const links = Object.entries({
    installers: t("account.meanwhile.download"),
    "lost-licence-key": t("account.meanwhile.licenceKey"),
    support: t("account.meanwhile.support"),
  }).flatMap(([id, label]) => {
    // A site of another vendor may do without a page.
    const page = factsOfPage(id);
    return page === undefined ? [] : [{ href: localePath(locale, page.path), label }];
  });
  return (
    <div>
      <Heading words={(t) => t("account.meanwhile.title")} locale={locale} className="text-h3" />
      <RowLinks links={links} className="mt-4 *:last:border-b" />
    </div>
  );
}
