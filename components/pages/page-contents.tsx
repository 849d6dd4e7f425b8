/** A list of a page's sections. */
import { ButtonLink } from "#components/ui/button-link.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { anchorHref } from "#lib/heading-id.ts";
import type { Locale } from "#schemas/locale.ts";

type Sections = Page["headings"];

export const listSections = ({ headings }: Pick<Page, "headings">): Sections => headings.filter(({ depth }) => depth === 2);

/**
 * `row` is for a few short titles, as buttons in a page's head. `beside` stays beside the sections, where there is space, and is
 * folded on phones.
 */
const LAYOUTS = {
  row: { nav: "mt-9", list: "flex flex-wrap gap-2.5" },
  beside: {
    nav: "self-start [scroll-target-group:auto] max-lg:pb-12 lg:sticky lg:top-10",
    list: "border-l border-line max-lg:gap-x-12 max-lg:sm:columns-2",
  },
};

type Props = { sections: Sections; locale: Locale; layout: keyof typeof LAYOUTS };

export function PageContents({ sections, locale, layout }: Props) {
  const t = translatorFor(locale);
  const { nav, list } = LAYOUTS[layout];
  const links = (
    <ol className={list}>
      {sections.map(({ id, text }) => (
        <li key={id} className="break-inside-avoid">
          {layout === "row" ? (
            <ButtonLink href={anchorHref(id)} size="small">
              {text}
            </ButtonLink>
          ) : (
            <TextLink href={anchorHref(id)} tone="listed" className="block py-1 pl-4">
              {text}
            </TextLink>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={t("common.onThisPage")} className={`${nav} print:hidden`} data-pagefind-ignore="">
      {layout === "row" ? (
        links
      ) : (
        <details className="folded folded-on-phones">
          <summary className="text-small font-semibold sm:text-mute">{t("common.onThisPage")}</summary>
          {links}
        </details>
      )}
    </nav>
  );
}
