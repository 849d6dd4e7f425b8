/** The newest releases of all products and what is new in them, so that a visitor sees at once that the plug-ins are looked after. Nothing before the first one. */
import { NameWithArrow } from "#components/ui/name-with-arrow.tsx";
import { ProductMark } from "#components/ui/product-mark.tsx";
import { Section } from "#components/ui/section.tsx";
import { listSoldProducts } from "#lib/content/products.ts";
import { listLatest } from "#lib/content/releases.ts";
import { formatDay } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

const SHOWN = 3;

export function LatestReleases({ locale }: { locale: Locale }) {
  const releases = listLatest(listSoldProducts(locale), locale).slice(0, SHOWN);
  if (releases.length === 0) return null;
  return (
    <Section id="latest" title={(t) => t("home.latestTitle")} locale={locale}>
      <ul className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-3">
        {releases.map(({ slug, facts, latest: { version, facts: release, words } }) => (
          <li key={slug} data-hue={facts.hue} className="group relative border-t-2 border-tone pt-4 active:opacity-75">
            <p className="flex items-center gap-3 text-small text-mute">
              <ProductMark hue={facts.hue} className="w-8" />
              {/* Three beside each other have no space for a long day beside the number. */}
              <span className="flex flex-wrap gap-x-3 md:max-lg:grid">
                <span className="text-ink tabular-nums">{version}</span>{" "}
                <time dateTime={release.date}>{formatDay(release.date, locale)}</time>
              </span>
            </p>
            <b className="mt-3 block text-h3 leading-tight font-semibold">
              <a
                href={localePath(locale, `${facts.path}/releases#${version}`)}
                className="group-hover:text-signal after:absolute after:inset-0"
              >
                <NameWithArrow name={facts.name} spoken={version} />
              </a>
            </b>
            <p lang={foreignTag(words.language, locale)} className="mt-1.5 text-mute">
              {words.data.summary}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
