/** Where the header has no space for links: a button that opens them, without script. */
import { LineIcon } from "#components/ui/line-icon.tsx";
import { translatorFor } from "#lib/content/translator.ts";
import { listMenu } from "#lib/content/pages.ts";
import { findLink } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";

const ID = "page-menu";

/** @param path The page that it stands on. */
export function PageMenu({ locale, path }: { locale: Locale; path: string }) {
  const t = translatorFor(locale);
  const shop = findLink("shop");
  const links = [
    ...listMenu("footer", locale).map(({ path: target, label }) => ({ href: localePath(locale, target), label })),
    ...(shop === undefined ? [] : [{ href: shop, label: t("header.shop") }]),
  ];
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={ID}
        aria-label={t("header.menu")}
        className="grid size-9 cursor-pointer place-items-center rounded-sm hover:text-signal"
      >
        <LineIcon viewBox="0 0 20 20" width="22" height="22" strokeWidth="1.5">
          <path d="M2 6.5h16M2 13.5h16" strokeLinecap="round" />
        </LineIcon>
      </button>
      <nav id={ID} popover="auto" aria-label={t("header.menu")} className="page-menu rounded-lg border border-line bg-raise text-ink">
        <button
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={t("header.closeMenu")}
          className="page-menu-close absolute grid size-9 cursor-pointer place-items-center rounded-sm"
        >
          <LineIcon viewBox="0 0 16 16" width="16" height="16" strokeWidth="1.5">
            <path d="M2 2l12 12M14 2L2 14" strokeLinecap="round" />
          </LineIcon>
        </button>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={href === localePath(locale, path) ? "page" : undefined}
                className="block py-3 text-h3 font-semibold"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
