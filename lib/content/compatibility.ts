/** The catalogue's facts about systems, hosts and formats as one table: for its page, and for programs as /api/v1/compatibility.json. */
import type { Compatibility, CompatibleProduct } from "#lib/compatibility.ts";
import { compareVersions } from "#schemas/compare-versions.ts";
import { type Translate, translatorFor } from "./translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import type { SystemName } from "#schemas/system.ts";
import { documentOf } from "./documents.ts";
import { listDaws, listFormats } from "./facts.ts";
import { fullEditionName } from "./edition-names.ts";
import { editionDownloadPath, productFacts } from "./products.ts";
import { listStableReleases } from "./releases.ts";

/** Where the finished site has it. */
export const COMPATIBILITY_PATH = "/api/v1/compatibility.json";

/** @param locale The language of the editions' names. */
export function compatibility(locale: Locale): Compatibility {
  const t = translatorFor(locale);
  const products = [...productFacts].map(([key, facts]) => productOf(key, facts, t));
  // What is no longer sold comes last.
  products.sort((a, b) => Number(a.isDiscontinued) - Number(b.isDiscontinued));
  const supported = products.flatMap(({ systems, releases }) => [...systems, ...releases.flatMap(({ installers }) => installers)]);
  const versionsOf = (name: SystemName, tested: readonly string[]) =>
    [...new Set([...tested, ...supported.flatMap(({ system, minimum }) => (system === name ? [minimum] : []))])].sort(compareVersions);
  return {
    // Plug-ins run on computers: a system that only a companion app has is no choice.
    systems: documentOf("Systems")
      .systems.filter(({ name }) => supported.some(({ system }) => system === name))
      .map(({ name, tested }) => ({ name, versions: versionsOf(name, tested) })),
    formats: listFormats().map(({ name, systems }) => ({ name, systems })),
    daws: listDaws(),
    products,
  };
}

function productOf(key: string, facts: ProductFacts, t: Translate): CompatibleProduct {
  const { name, path, systems, formats, daws, companion, editions, successor } = facts;
  return {
    key,
    name,
    path,
    isDiscontinued: facts.salesCondition === "Discontinued",
    successor: successor && (productFacts.get(successor)?.name ?? successor),
    systems,
    formats,
    daws,
    companion: companion && { name: companion.name, systems: companion.systems },
    editions: editions.map((edition) => ({
      key: edition.key,
      name: fullEditionName(facts, edition, t),
      download: editionDownloadPath(facts, edition.key),
    })),
    releases: listStableReleases(key).map(({ version, facts: { date, installers } }) => ({
      version,
      date,
      installers: installers.map(({ edition, system, minimum }) => ({ edition, system, minimum })),
    })),
  };
}
