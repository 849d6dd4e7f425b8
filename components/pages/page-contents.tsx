/** A list of a page's sections, at its head. */
import { ButtonLink } from "#components/ui/button-link.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { anchorHref } from "#lib/heading-id.ts";
import type { Locale } from "#schemas/locale.ts";

type Sections = Page["headings"];

export const listSections = ({ headings }: Pick<Page, "headings">): Sections => headings.filter(({ depth }) => depth === 2);

const FULL_WIDTH = "mx-auto max-w-6xl px-5 pb-12 md:px-8";

/**
 * `sheet` has its title where the sections of a sheet have theirs. `row` is for a few short titles, as buttons in a page's head.
 * `beside` stays beside the sections, where there is space. But for the row, the list is folded on phones.
 */
const LAYOUTS = {
  sheet: {
    nav: FULL_WIDTH,
    details: "md:grid md:grid-cols-[calc((100%-3rem)/3)_minmax(0,1fr)] md:items-baseline md:gap-x-12",
    list: "gap-x-12 sm:columns-2",
  },
  row: { nav: "mt-9", details: undefined, list: "flex flex-wrap gap-2.5" },
  beside: { nav: "self-start max-lg:pb-12 lg:sticky lg:top-10", details: "", list: "section-list max-lg:gap-x-12 max-lg:sm:columns-2" },
};

type Props = { sections: Sections; locale: Locale; layout?: keyof typeof LAYOUTS };

export function PageContents({ sections, locale, layout = "sheet" }: Props) {
  const t = translatorFor(locale);
  const { nav, details, list } = LAYOUTS[layout];
  const links = (
    <ol className={list}>
      {sections.map(({ id, text }) => (
        <li key={id} className="break-inside-avoid">
          {layout === "row" ? (
            <ButtonLink href={anchorHref(id)} size="small">
              {text}
            </ButtonLink>
          ) : (
            <TextLink href={anchorHref(id)} tone={layout === "beside" ? "listed" : "quiet"} className="inline-block py-1">
              {text}
            </TextLink>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={t("common.onThisPage")} className={`${nav} print:hidden`} data-pagefind-ignore="">
      {details === undefined ? (
        links
      ) : (
        <details className={`folded folded-on-phones ${details}`}>
          <summary className="text-small font-semibold sm:text-mute">{t("common.onThisPage")}</summary>
          {links}
        </details>
      )}
    </nav>
  );
}
