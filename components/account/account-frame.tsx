/** What all account screens share: the form in one column, and beside it what can be done without an account. Until accounts open, that alone. */
import type { ReactNode } from "react";
import { Words } from "#components/mdx/words.tsx";
import { ClosedNotice } from "#components/ui/closed-notice.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { TaskHead } from "#components/ui/task-head.tsx";
import { RowLinks } from "#components/ui/row-links.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { hasPage } from "#lib/content/routes.ts";
import { features } from "#lib/features.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { ClosedAccount } from "./closed-account.tsx";
import { waysWithoutAccount } from "./ways-without-account.ts";

export type WayOn = { path: string; label: string };
type Props = {
  page: Page;
  locale: Locale;
  /** What the page is, where its headline does not say it. */ name?: string;
  /** To sister screens, below the form. */ ways?: readonly WayOn[];
  /** Whether what it is for does not stand yet, while accounts do. */ isClosed?: boolean;
  /** Stands beside the form. Without it: what can be done without an account. */ aside?: ReactNode;
  /** Another way to do the same. */ alternative?: ReactNode;
  children: ReactNode;
};

export function AccountFrame({
  page,
  locale,
  name,
  ways = [],
  isClosed = false,
  aside = <Meanwhile locale={locale} />,
  alternative,
  children,
}: Props) {
  if (!features.accounts) return <ClosedAccount locale={locale} />;
  const t = translatorFor(locale);
  return (
    <>
      <TaskHead {...(name === undefined ? {} : { name })} headline={page.data.headline} locale={locale} lead={page.data.lead} />
      <PageBody className="grid gap-x-24 gap-y-16 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <div>
          {isClosed && <ClosedNotice title={t("account.closedTitle")}>{t("account.closed")}</ClosedNotice>}
          {children}
          {alternative}
          {ways.length > 0 && (
            <p className="mt-8 grid justify-items-start gap-y-2 text-small">
              {ways
                .filter(({ path }) => hasPage(path, locale))
                .map(({ path, label }) => (
                  <TextLink key={path} href={localePath(locale, path)} className="py-1">
                    {label}
                  </TextLink>
                ))}
            </p>
          )}
        </div>
        {aside}
      </PageBody>
      {page.body !== "" && (
        <div className="mt-16">
          <PageBody>
            <Words
              body={page.body}
              locale={locale}
              language={page.language}
              headings={page.headings}
              original={page.original}
              layout="sheet"
            />
          </PageBody>
        </div>
      )}
    </>
  );
}

/** Nobody is turned away: almost everything here works without an account. */
function Meanwhile({ locale }: { locale: Locale }) {
  return (
    <aside className="self-start rounded-lg border border-line p-6 md:p-8">
      <Heading words={(t) => t("account.meanwhile.title")} locale={locale} className="text-small font-semibold" />
      <RowLinks links={waysWithoutAccount(locale).map(({ path, label }) => ({ href: localePath(locale, path), label }))} className="mt-3" />
    </aside>
  );
}
