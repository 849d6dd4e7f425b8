/** What all account screens share: heading, form and what belongs to it; what helps with it stands beside it where there is room. */
import type { ReactNode } from "react";
import { Words } from "#components/mdx/words.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { TaskLead, TaskTitle } from "#components/ui/task-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { hasPage } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";

export type WayOn = { path: string; label: string };
type Props = {
  page: Page;
  locale: Locale;
  /** What the page is, where its headline does not say it. */ name?: string;
  /** To sister screens, below the form. */ ways?: readonly WayOn[];
  /** After the page's own words. */ panel?: ReactNode;
  /** Below the lead: what most come for. */ actions?: ReactNode;
  /** Beside them all, where there is room. */ figure?: ReactNode;
  /** In place of the page's own words: they are a part of it. */ offer?: (words: ReactNode) => ReactNode;
  /** What the page's lead speaks of, before the form: who comes with a mailed link has it already. */ mail?: ReactNode;
  /** `first`: the page's own words stand before the form, and its lead is strong, as what it does cannot be undone. `wide`: the form has the page's width. `even`: two lists, equally wide. */
  layout?: "last" | "first" | "wide" | "even";
  /** Another way to do the same, or what holds for it. */ below?: ReactNode;
  children: ReactNode;
};

/** Of what stands beside something else, and below it on narrow screens. */
const APART = "max-lg:border-t max-lg:border-line max-lg:pt-10";
/** A form whose lists beside it could take its fields for a part of theirs. */
const FRAMED = "self-start rounded-lg border border-line bg-raise p-6 sm:p-8 ended:border-0 ended:bg-transparent ended:p-0";
const BESIDE = "max-lg:max-w-xl max-lg:px-5! lg:grid-rows-[auto_auto_1fr]";
const COLUMNS = {
  last: `${BESIDE} lg:grid-cols-[minmax(0,1fr)_27rem]`,
  first: `${BESIDE} lg:grid-cols-[minmax(0,1fr)_27rem]`,
  even: `${BESIDE} lg:grid-cols-2`,
  wide: "",
};
/** With a mail the words stand below it, and beside the form once the mail has done its work. */
const WORDS = { form: "lg:col-start-2", mail: "lg:col-start-1 lg:mailed:col-start-2" };

export function AccountFrame({
  page,
  locale,
  name,
  ways = [],
  actions,
  figure,
  panel,
  offer,
  mail,
  layout = "last",
  below,
  children,
}: Props) {
  const own = page.body !== "" && <Words of={page} locale={locale} layout={layout === "wide" ? "sheet" : "column"} />;
  const words = own && offer !== undefined ? offer(own) : own;
  const isWide = layout === "wide";
  const isFirst = layout === "first";
  const aside = (own !== false || panel !== undefined) && !isWide && (
    <div
      className={`grid content-start gap-y-12 ${mail === undefined ? "" : "text-small text-mute [&_h2]:text-small! [&_h2]:text-ink"} ${isFirst ? "ended:hidden" : `${WORDS[mail === undefined ? "form" : "mail"]} ${layout === "even" ? "" : APART}`}`}
    >
      {words}
      {panel}
    </div>
  );
  return (
    <>
      <div className={`mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-10 px-5 pt-14 md:px-8 ${COLUMNS[layout]}`}>
        <div
          className={`col-span-full ended:hidden ${figure === undefined ? "" : "grid-cols-[minmax(0,1fr)] items-start gap-x-20 max-lg:contents lg:mb-10 lg:grid lg:grid-cols-2"}`}
        >
          <div>
            <TaskTitle name={name} headline={page.data.headline} locale={locale} />
            <div className={mail === undefined ? undefined : "mailed:hidden"}>
              <TaskLead isStrong={isFirst}>{page.data.lead}</TaskLead>
            </div>
            {actions}
          </div>
          {figure && <div className="max-lg:hidden">{figure}</div>}
        </div>
        {mail !== undefined && <div className="max-w-xl mailed:hidden">{mail}</div>}
        {isFirst && aside}
        <div className={isWide ? undefined : isFirst ? FRAMED : "max-w-xl lg:row-span-2"}>
          {children}
          {below}
          <WaysOn ways={ways} locale={locale} />
        </div>
        {!isFirst && aside}
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
      <p className="mt-6 grid justify-items-start text-small">
        {ways
          .filter(({ path }) => hasPage(path, locale))
          .map(({ path, label }) => (
            <span key={path} className="py-1.5">
              <WayLabel href={localePath(locale, path)} label={label} />
            </span>
          ))}
      </p>
    )
  );
}

/** Of a question and its answer, the answer is the link. */
function WayLabel({ href, label }: { href: string; label: string }) {
  const [, question = "", answer = label] = /^(.+[?？]\s*)(.+)$/u.exec(label) ?? [];
  return (
    <>
      {question}
      <TextLink href={href}>{answer}</TextLink>
    </>
  );
}
