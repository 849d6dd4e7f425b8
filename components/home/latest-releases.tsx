/** The newest releases of all products. */
import { ProductMark } from "#components/facts/product-mark.tsx";
import { listSoldProducts } from "#lib/content/products.ts";
import { findLatestRelease } from "#lib/content/releases.ts";
import { formatDay } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";

const MAX_RELEASES = 3;

export function LatestReleases({ locale }: { locale: Locale }) {
  const releases = listSoldProducts(locale)
    .flatMap(({ slug, facts }) => {
      const latest = findLatestRelease(slug);
      return latest === undefined ? [] : [{ slug, facts, version: latest.version, date: latest.facts.date }];
    })
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, MAX_RELEASES);
  return (
    <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
      {releases.map(({ slug, facts, version, date }) => (
        <li key={slug} data-hue={facts.hue} className="border-t-2 border-tone pt-4">
          <a href={localePath(locale, `${facts.path}/releases#${version}`)} className="group flex items-start gap-4">
            <ProductMark hue={facts.hue} className="mt-1 w-9" />
            <span>
              <b className="block text-h3 leading-tight font-semibold group-hover:text-signal">{facts.name}</b>
              <span className="mt-1 flex flex-wrap gap-x-3 text-small text-mute">
                <span className="text-ink tabular-nums">{version}</span>
                <time dateTime={date}>{formatDay(date, locale)}</time>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
