/** What every account page shows until accounts open: what can be done without one. */
import { Heading } from "#components/ui/heading.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { TaskHead } from "#components/ui/task-head.tsx";
import { RowArrow } from "#components/ui/row-arrow.tsx";
import { requirePage } from "#lib/content/pages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { waysWithoutAccount } from "./ways-without-account.ts";

export function ClosedAccount({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <>
      <TaskHead headline={requirePage("account", locale).data.headline} locale={locale} lead={t("account.closedLead")} />
      <PageBody>
        <Heading words={(t) => t("account.meanwhile.title")} locale={locale} className="mb-8 text-h2" />
        <ul className="grid gap-x-16 md:grid-cols-2">
          {waysWithoutAccount(locale).map(({ id, path, label }) => {
            const { data, language } = requirePage(id, locale);
            return (
              <li key={path} className="border-t border-line">
                <a href={localePath(locale, path)} className="group flex h-full items-center justify-between gap-6 py-6">
                  <span>
                    <b className="block text-h3 leading-tight font-semibold group-hover:text-signal">{label}</b>
                    <span lang={foreignTag(language, locale)} className="mt-2 block text-small text-mute">
                      {data.description}
                    </span>
                  </span>
                  <RowArrow />
                </a>
              </li>
            );
          })}
        </ul>
      </PageBody>
    </>
  );
}
