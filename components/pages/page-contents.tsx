/** A list of a page's sections. */
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { anchorHref } from "#lib/heading-id.ts";
import type { Locale } from "#schemas/locale.ts";

type Sections = Page["headings"];

export const listSections = ({ headings }: Pick<Page, "headings">): Sections => headings.filter(({ depth }) => depth === 2);

/**
 * `bar` stays above the sections: for a few short titles. `beside` stays beside the sections, where there is space, and is folded on
 * phones.
 */
const LAYOUTS = {
  bar: {
    nav: "sticky top-0 z-10 border-y border-line bg-paper [scroll-target-group:auto] [&_a:target-current]:[box-shadow:0_2px]",
    list: "mx-auto flex max-w-6xl gap-x-6 overflow-x-auto *:shrink-0 px-5 py-2 text-small whitespace-nowrap md:px-8",
  },
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
          <TextLink href={anchorHref(id)} tone="listed" className={`block py-1 ${layout === "bar" ? "" : "pl-4"}`}>
            {text}
          </TextLink>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={t("common.onThisPage")} className={`${nav} print:hidden`} data-pagefind-ignore="">
      {layout === "bar" ? (
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
