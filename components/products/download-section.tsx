/** The download on a product's own page: its form, and beside it what a visitor may want to know before. */
import { DownloadForm } from "#components/downloads/download-form.tsx";
import { versionWords } from "#components/downloads/version-words.ts";
import { RowLinks } from "#components/ui/row-links.tsx";
import { Section } from "#components/ui/section.tsx";
import { systemWords } from "#lib/content/fact-words.ts";
import { requireSystem } from "#lib/content/facts.ts";
import { linkToGuide, linkToHelp } from "#lib/content/guides.ts";
import { requireFacts } from "#lib/content/products.ts";
import { findLatestRelease, findNewestRelease } from "#lib/content/releases.ts";
import { linkTo } from "#lib/content/routes.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";

type Props = { product: string; editions: readonly CatalogueKey[]; locale: Locale };

export function DownloadSection({ product, editions, locale }: Props) {
  const t = translatorFor(locale);
  const newest = findNewestRelease(product, "stable");
  return (
    <Section id="download" title={(t) => t("products.download")} locale={locale}>
      {newest !== undefined && (
        <p className="-mt-4 mb-8 flex flex-wrap gap-x-4 text-small text-mute">
          <b className="font-semibold text-ink">{versionWords(newest, t)}</b>{" "}
          {requireFacts(product).systems.map((system) => (
            <span key={system.system}>{systemWords(system, t)}</span>
          ))}
        </p>
      )}
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-2">
        <DownloadForm product={product} editions={editions} channel="stable" locale={locale} />
        <RowLinks links={waysOn(product, locale)} className="self-start *:last:border-b" />
      </div>
    </Section>
  );
}

function waysOn(product: string, locale: Locale): { href: string; label: string }[] {
  const t = translatorFor(locale);
  const { name, path, getStarted, formats, systems } = requireFacts(product);
  const latest = findLatestRelease(product);
  return [
    ...linkToHelp(getStarted, locale, t("thanks.getStarted", { product: name })),
    ...(formats.length === 0
      ? []
      : [
          ...systems.flatMap(({ system }) => linkToHelp(requireSystem(system).installGuide, locale)),
          ...linkToGuide("pluginNotShown", locale),
        ]),
    ...linkTo("/compatibility", t("compatibility.check"), locale),
    ...linkTo(
      `${path}/releases`,
      latest === undefined ? t("products.releases") : t("products.releasesWith", { version: latest.version }),
      locale,
    ),
  ];
}
