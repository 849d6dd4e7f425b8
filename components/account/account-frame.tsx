/** What all account screens share: heading, form and what belongs to it, in one column in the middle of the page. */
import type { ReactNode } from "react";
import { Words } from "#components/mdx/words.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { TaskTitle } from "#components/ui/task-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { hasPage } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";

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
  /** Below the form, above the page's own words. */ panel?: ReactNode;
  /** `first`: the page's own words stand before the form, as what it does cannot be undone. `wide`: the form has the page's width. */
  layout?: "last" | "first" | "wide";
  /** Another way to do the same, or what holds for it. */ below?: ReactNode;
  children: ReactNode;
};

export function AccountFrame({ page, locale, name, ways = [], panel, layout = "last", below, children }: Props) {
  const words = page.body !== "" && <Words of={page} locale={locale} layout={layout === "wide" ? "sheet" : "column"} />;
  const isWide = layout === "wide";
  return (
    <>
      <div className={`mx-auto grid grid-cols-[minmax(0,1fr)] gap-y-10 px-5 pt-14 ${isWide ? "max-w-6xl md:px-8" : "max-w-xl"}`}>
        <div className="ended:hidden">
          <TaskTitle name={name} headline={page.data.headline} locale={locale} lead={page.data.lead} />
        </div>
        {layout === "first" && words && <div className="border-t border-line pt-10 ended:hidden">{words}</div>}
        <div>
          {children}
          {below}
          <WaysOn ways={ways} locale={locale} />
        </div>
        {panel}
        {layout === "last" && words && <div className="border-t border-line pt-10">{words}</div>}
      </div>
      {isWide && words && (
        <div className="mt-16">
          <PageBody>{words}</PageBody>
        </div>
      )}
    </>
  );
}

function WaysOn({ ways, locale }: { ways: readonly WayOn[]; locale: Locale }) {
  return (
    ways.length > 0 && (
      <p className="mt-8 grid justify-items-start gap-y-2 text-small">
        {ways
          .filter(({ path }) => hasPage(path, locale))
          .map(({ path, label, isOther }) => (
            <span key={path} className={isOther ? "mb-2 w-full border-t border-line pt-6 font-semibold" : "py-1"}>
              <TextLink href={localePath(locale, path)}>{label}</TextLink>
            </span>
          ))}
      </p>
    )
  );
}
