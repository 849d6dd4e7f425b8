/** Every product with its systems, formats and hosts, and the last version for systems that newer ones have left behind. */
import { TextLink } from "#components/ui/text-link.tsx";
import { compareSystemVersions, type CompatibleProduct } from "#lib/compatibility.ts";
import { requireDaw } from "#lib/content/facts.ts";
import { formatWords, systemWords } from "#lib/content/fact-words.ts";
import { formatList } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function CompatibilityTable({ products, locale }: { products: readonly CompatibleProduct[]; locale: Locale }) {
  const t = translatorFor(locale);
  const labels = [t("products.product"), t("catalogue.systems"), t("catalogue.formats"), t("catalogue.daws")];
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <thead className="text-note text-mute max-md:hidden">
        <tr>
          {labels.map((label) => (
            <th key={label} scope="col" className="pr-6 pb-3 font-normal">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {products.map((product) => (
          <tr key={product.key} className="border-t border-line align-top max-md:grid max-md:gap-1 max-md:py-5">
            <th scope="row" className="py-4 pr-6 font-semibold md:whitespace-nowrap max-md:p-0 max-md:pb-1">
              <TextLink href={localePath(locale, product.path)} tone="quiet">
                {product.name}
              </TextLink>
            </th>
            <td className={CELL}>
              <span className={LABEL}>{t("catalogue.systems")}</span>
              <ul className="grid gap-1">
                {systemLines(product, t).map((line) => (
                  <li key={line} className="lg:whitespace-nowrap">
                    {line}
                  </li>
                ))}
              </ul>
            </td>
            <td className={CELL}>
              <span className={LABEL}>{t("catalogue.formats")}</span>
              <span>{formatWords(product, locale, t)}</span>
            </td>
            <td className={CELL}>
              <span className={LABEL}>{t("catalogue.daws")}</span>
              <span>{formatList(product.daws.map(requireDaw), locale)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where rows have no columns. */
const LABEL = "text-mute md:hidden";
const CELL = "py-4 pr-6 text-small last:pr-0 max-md:grid max-md:grid-cols-[8em_minmax(0,1fr)] max-md:gap-x-3 max-md:p-0";

/** What it runs on, its companion app's systems, and the last versions for older ones. */
function systemLines(product: CompatibleProduct, t: Translate): string[] {
  const { systems, companion } = product;
  return [
    ...systems.map((system) => systemWords(system, t)),
    ...(companion === undefined ? [] : companion.systems.map((system) => `${companion.name}: ${systemWords(system, t)}`)),
    ...lastVersions(product, t),
  ];
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
