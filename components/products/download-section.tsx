/** The download on a product's own page: its form, and beside it what a visitor may want to know before. */
import { DownloadForm } from "#components/downloads/download-form.tsx";
import { versionWords } from "#components/downloads/version-words.ts";
import { RowLinks } from "#components/ui/row-links.tsx";
import { Section } from "#components/ui/section.tsx";
import { systemWords } from "#lib/content/fact-words.ts";
import { requireFacts } from "#lib/content/products.ts";
import { findLatestRelease, findNewestRelease } from "#lib/content/releases.ts";
import { hasPage } from "#lib/content/routes.ts";
import { requireArticle } from "#lib/content/support.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
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
  const articles =
    formats.length === 0 ? [] : [...systems.map(({ system }) => `install-on-${system.toLowerCase()}`), "plug-in-not-shown-in-daw"];
  return [
    ...(getStarted === undefined ? [] : [{ path: getStarted, label: t("thanks.getStarted", { product: name }) }]),
    ...articles.flatMap((id) =>
      // A site of another vendor may do without an article.
      hasPage(`/support/${id}`, locale) ? [{ path: `/support/${id}`, label: requireArticle(id, locale).words.data.title }] : [],
    ),
    ...(hasPage("/compatibility", locale) ? [{ path: "/compatibility", label: t("compatibility.check") }] : []),
    {
      path: `${path}/releases`,
      label: latest === undefined ? t("products.releases") : t("products.releasesWith", { version: latest.version }),
    },
  ].map(({ path: target, label }) => ({ href: localePath(locale, target), label }));
}
