import type { ReactNode } from "react";
import { DocumentBody } from "#components/mdx/document-body.tsx";
import { ClosedNotice } from "#components/ui/closed-notice.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { RowArrow } from "#components/ui/row-arrow.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { PageProps } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { features } from "#lib/features.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";

export type PathLink = { path: string; label: string };
type Props = PageProps & { /** Links to related screens. */ links?: readonly PathLink[]; children: ReactNode };

/** The layout of all account screens: the form, and beside it what is possible without an account. */
export function AccountFrame({ page, locale, links = [], children }: Props) {
  const t = translatorFor(locale);
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} />
      <PageBody className="grid gap-x-24 gap-y-16 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <div>
          {!features.accounts && <ClosedNotice title={t("account.closedTitle")}>{t("account.closed")}</ClosedNotice>}
          {children}
          {links.length > 0 && (
            <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2 text-small">
              {links.map(({ path, label }) => (
                <TextLink key={path} href={localePath(locale, path)} className="py-1">
                  {label}
                </TextLink>
              ))}
            </p>
          )}
        </div>
        <WithoutAccount locale={locale} />
      </PageBody>
      {page.body !== "" && (
        <div className="mt-16">
          <PageBody>
            <DocumentBody document={page} locale={locale} layout="sheet" />
          </PageBody>
        </div>
      )}
    </>
  );
}

/** What is possible without an account. */
function WithoutAccount({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const links: readonly PathLink[] = [
    { path: "/installers", label: t("account.meanwhile.download") },
    { path: "/support/lost-licence-key", label: t("account.meanwhile.licenceKey") },
    { path: "/beatgen/model-gateway", label: t("account.meanwhile.gateway") },
    { path: "/support", label: t("account.meanwhile.support") },
  ];
  return (
    <aside>
      <Heading text={(t) => t("account.meanwhile.title")} locale={locale} className="text-small font-semibold" />
      <ul className="mt-3">
        {links.map(({ path, label }) => (
          <li key={path} className="border-t border-line lg:last:border-b">
            <a href={localePath(locale, path)} className="group flex items-center justify-between gap-6 py-4 hover:text-signal">
              {label}
              <RowArrow />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
