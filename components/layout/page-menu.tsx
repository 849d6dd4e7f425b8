/** Where the header has no space for links: a button that opens them, without script. */
import { translatorFor } from "#lib/i18n/translator.ts";
import { listMenu } from "#lib/content/pages.ts";
import { findLink } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";

const ID = "page-menu";

export function PageMenu({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const shop = findLink("shop");
  const links = [
    ...listMenu("footer", locale).map(({ path, label }) => ({ href: localePath(locale, path), label })),
    ...(shop === undefined ? [] : [{ href: shop, label: t("header.shop") }]),
  ];
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={ID}
        aria-label={t("header.menu")}
        className="-mr-2 grid size-10 cursor-pointer place-items-center rounded-sm hover:text-signal active:bg-line/60"
      >
        <svg viewBox="0 0 20 20" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="M2 6.5h16M2 13.5h16" strokeLinecap="round" />
        </svg>
      </button>
      <nav
        id={ID}
        popover="auto"
        aria-label={t("header.menu")}
        className="fixed inset-x-4 top-4 bottom-auto m-0 w-auto rounded-lg border border-line bg-raise p-2 text-ink shadow-window backdrop:bg-glass/60"
      >
        <button
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={t("header.closeMenu")}
          className="absolute top-3 right-3 grid size-10 cursor-pointer place-items-center rounded-sm active:bg-line/60"
        >
          <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" strokeLinecap="round" />
          </svg>
        </button>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href} className="not-first:border-t not-first:border-line">
              <a href={href} className="block px-3 py-3 text-h3 leading-tight font-semibold active:bg-line/40">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
