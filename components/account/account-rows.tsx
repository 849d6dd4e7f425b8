/** What an account is for, and what visitors look for in it and find without one: lists in the same form. */
import { Heading } from "#components/ui/heading.tsx";
import { RowLinks } from "#components/ui/row-links.tsx";
import { factsOfPage } from "#lib/content/pages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

type Props = { title: (t: Translate) => string; links: readonly { href: string; label: string }[]; locale: Locale };

export function AccountRows({ title, links, locale }: Props) {
  return (
    <div>
      <Heading words={title} locale={locale} className="text-h3" />
      <RowLinks links={links} className="mt-4 *:last:border-b [&_a]:text-body" />
    </div>
  );
}

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
  return <AccountRows title={(words) => words("account.meanwhile.title")} links={links} locale={locale} />;
}
