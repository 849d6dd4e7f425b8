/** The panel beside an account form: a sound field, and what a visitor may want to know first. */
import type { ReactNode } from "react";
import { FieldFigure } from "#components/ui/field-figure.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { RowLinks } from "#components/ui/row-links.tsx";
import { factsOfPage } from "#lib/content/pages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** Narrow screens show its words alone. */
export function AccountPanel({ hasDrawing, children }: { hasDrawing: boolean; children: ReactNode }) {
  return (
    <aside
      className={`stage grid self-start rounded-lg px-6 py-2 md:px-10 md:py-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${children === null ? "items-center max-lg:hidden" : "content-start"}`}
    >
      {hasDrawing && (
        <div className="mx-auto w-60 max-lg:hidden">
          <FieldFigure sources={SOURCES} sounding={SOUNDING} />
        </div>
      )}
      {children}
    </aside>
  );
}

const SOUNDING = [{ degrees: -40, ring: 2 }];
const SOURCES = [
  { degrees: 25, ring: 3 },
  { degrees: 75, ring: 2 },
  { degrees: -110, ring: 3 },
  { degrees: 160, ring: 2 },
];

/** What visitors look for in an account and find without one. */
export function WithoutAccount({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const links = Object.entries({
    installers: t("account.meanwhile.download"),
    "lost-licence-key": t("account.meanwhile.licenceKey"),
    "model-gateway": t("account.meanwhile.gateway"),
    support: t("account.meanwhile.support"),
  }).flatMap(([id, label]) => {
    // A site of another vendor may do without a page.
    const page = factsOfPage(id);
    return page === undefined ? [] : [{ href: localePath(locale, page.path), label }];
  });
  return (
    <div className="py-4">
      <Heading words={(t) => t("account.meanwhile.title")} locale={locale} className="text-h3" />
      <RowLinks links={links} className="mt-4" />
    </div>
  );
}

/** What an account is for, beside the form that opens one. */
export function AccountReasons({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <div className="py-4">
      <Heading words={(t) => t("account.reasons")} locale={locale} className="text-h3" />
      <dl className="mt-4">
        {accountParts(t).map(({ path, title, text }) => (
          <div key={path} className="border-t border-line py-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-mute">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What an account holds. */
export const accountParts = (t: Translate): { path: string; title: string; text: string }[] => [
  { path: "/account/purchase-credits", title: t("account.room.credits.title"), text: t("account.room.credits.text") },
  { path: "/account/app-login", title: t("account.room.apps.title"), text: t("account.room.apps.text") },
];
