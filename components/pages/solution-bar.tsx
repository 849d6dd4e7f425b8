/** The sections of the page as one row that stays at the screen's upper edge: from each section to any other. */
import type { Page } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { anchorHref } from "#lib/heading-id.ts";
import type { Locale } from "#schemas/locale.ts";

export function SolutionBar({ sections, locale }: { sections: Page["headings"]; locale: Locale }) {
  return (
    <nav
      aria-label={translatorFor(locale)("products.fields")}
      className="sticky top-0 z-10 border-b border-line bg-paper print:hidden"
      data-pagefind-ignore=""
    >
      <ul className="mx-auto flex max-w-6xl gap-x-6 overflow-x-auto px-5 whitespace-nowrap [scrollbar-width:none] md:gap-x-9 md:px-8">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={anchorHref(id)} className="block py-3.5 text-small font-semibold text-mute hover:text-signal">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
