/** What all account screens share: heading and form in one column, mostly with a panel beside them. */
import type { ReactNode } from "react";
import { Words } from "#components/mdx/words.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { TaskTitle } from "#components/ui/task-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { hasPage } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import { AccountPanel } from "./account-panel.tsx";

export type WayOn = {
  path: string;
  label: string;
  /** For who does not need the page's form, before ways for who is in trouble with it. */ isOther?: boolean;
};
type Props = {
  page: Page;
  locale: Locale;
  /** What the page is, where its headline does not say it. */ name?: string;
  /** To sister screens, below the form. */ ways?: readonly WayOn[];
  /** On the panel beside the form, above the page's own words. */ panel?: ReactNode;
  /** It stands below them instead. */ isPanelLast?: boolean;
  /** `wide`: the form has the page's width, and no panel. */ layout?: keyof typeof LAYOUTS;
  /** Another way to do the same, or what holds for it. */ below?: ReactNode;
  children: ReactNode;
};

const LAYOUTS = {
  beside: "max-w-6xl lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]",
  wide: "max-w-6xl",
};

export function AccountFrame({ page, locale, name, ways = [], panel, isPanelLast = false, layout = "beside", below, children }: Props) {
  const words = (form: "column" | "sheet") => <Words of={page} locale={locale} layout={form} />;
  return (
    <>
      <div className={`mx-auto grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 px-5 pt-14 md:px-8 ${LAYOUTS[layout]}`}>
        <div className="ended:hidden">
          <TaskTitle name={name} headline={page.data.headline} locale={locale} lead={page.data.lead} />
        </div>
        <div>
          {children}
          {below}
          {ways.length > 0 && (
            <p className="mt-8 grid justify-items-start gap-y-2 text-small">
              {ways
                .filter(({ path }) => hasPage(path, locale))
                .map(({ path, label, isOther }) => (
                  <span key={path} className={isOther ? "mb-2 w-full border-t border-line pt-6 font-semibold" : "py-1"}>
                    <TextLink href={localePath(locale, path)}>{label}</TextLink>
                  </span>
                ))}
            </p>
          )}
        </div>
        {layout === "beside" && (panel !== undefined || page.body !== "") && (
          <AccountPanel>
            {!isPanelLast && panel}
            {words("column")}
            {isPanelLast && panel}
          </AccountPanel>
        )}
      </div>
      {layout !== "beside" && page.body !== "" && (
        <div className="mt-16">
          <PageBody>{words("sheet")}</PageBody>
        </div>
      )}
    </>
  );
}
