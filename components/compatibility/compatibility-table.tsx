/** Every product with its systems, formats and hosts, and the last version for systems that newer ones have left behind. */
import { TextLink } from "#components/ui/text-link.tsx";
import { compareSystemVersions, type CompatibleProduct } from "#lib/compatibility.ts";
import { requireDaw } from "#lib/content/facts.ts";
import { systemWords } from "#lib/content/fact-words.ts";
import { formatList } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function CompatibilityTable({ products, locale }: { products: readonly CompatibleProduct[]; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <dl className="grid">
      {products.map((product) => (
        <div key={product.key} className="grid gap-x-8 gap-y-1 border-t border-line py-5 md:grid-cols-[16rem_1fr]">
          <dt>
            <TextLink href={localePath(locale, product.path)} className="font-semibold">
              {product.name}
            </TextLink>
          </dt>
          <dd className="grid gap-1 text-small">
            <span>
              {formatList(
                product.systems.map((system) => systemWords(system, t)),
                locale,
              )}
            </span>
            {product.companion !== undefined && (
              <span>
                {product.companion.name}:{" "}
                {formatList(
                  product.companion.systems.map((system) => systemWords(system, t)),
                  locale,
                )}
              </span>
            )}
            {product.formats.length > 0 && <span>{formatList(product.formats, locale)}</span>}
            {product.daws.length > 0 && (
              <span className="text-mute">{t("compatibility.daws", { daws: formatList(product.daws.map(requireDaw), locale) })}</span>
            )}
            {lastVersions(product, t).map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One sentence for each older requirement of a system: which version was the last to have it. */
function lastVersions({ releases }: CompatibleProduct, t: Translate): string[] {
  const newest = new Map(releases[0]?.installers.map(({ system, minimum }) => [system, minimum]));
  const sentences = new Map<string, string>();
  for (const { version, installers } of releases)
    for (const { system, minimum } of installers) {
      const now = newest.get(system);
      const place = `${system} ${minimum}`;
      if (now !== undefined && compareSystemVersions(minimum, now) >= 0) continue;
      if (!sentences.has(place)) sentences.set(place, t("compatibility.lastVersion", { version, system: place }));
    }
  return [...sentences.values()];
}
