/** A list of a page's sections, at its head. */
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

type Sections = Page["headings"];

export const listSections = ({ headings }: Pick<Page, "headings">): Sections => headings.filter(({ depth }) => depth === 2);

const FULL_WIDTH = "mx-auto max-w-6xl px-5 pb-12 md:px-8";

/** `row` is for a few short titles: all in one line where there is space. `beside` stays beside the sections, where there is space, and is folded on phones. */
const LAYOUTS = {
  columns: { nav: FULL_WIDTH, list: "gap-x-12 sm:columns-2" },
  row: { nav: FULL_WIDTH, list: "flex flex-wrap gap-x-10" },
  beside: { nav: "self-start max-lg:pb-12 lg:sticky lg:top-10", list: "max-lg:gap-x-12 max-lg:sm:columns-2" },
};

type Props = { sections: Sections; locale: Locale; layout?: keyof typeof LAYOUTS };

export function PageContents({ sections, locale, layout = "columns" }: Props) {
  const t = translatorFor(locale);
  const list = (
    // A third column would hold a single title.
    <ol className={`${LAYOUTS[layout].list} ${layout === "columns" && sections.length % 3 !== 1 ? "lg:columns-3" : ""}`}>
      {sections.map(({ id, text }) => (
        <li key={id} className="break-inside-avoid">
          <TextLink href={`#${id}`} tone="quiet" className="inline-block py-1">
            {text}
          </TextLink>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={t("common.onThisPage")} className={`${LAYOUTS[layout].nav} print:hidden`} data-pagefind-ignore="">
      {layout === "beside" ? (
        <details className="folded folded-on-phones">
          <summary className="text-small font-semibold sm:text-mute">{t("common.onThisPage")}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </nav>
  );
}
