/** Facts as words in a language, each in one place: the pages and the components inside words say the same. */
import { type CompatibleProduct, dawSystems } from "#lib/compatibility.ts";
import { formatList, formatMoney, formatNumber, formatPercent, formatYen } from "#lib/i18n/format.ts";
import type { Translate } from "./translator.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { FactKey } from "#schemas/commerce.ts";
import type { FormatName } from "#schemas/format.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Price } from "#schemas/money.ts";
import type { SupportedSystem, SystemName } from "#schemas/system.ts";
import { listFormats, requireDaw, requireFormat } from "./facts.ts";
import { requireEdition, requireFacts } from "./products.ts";
import { findLatestRelease } from "./releases.ts";
import { commerce } from "./site.ts";

/** What is paid today, in cents; nothing for what is free. */
export function currentPrice(price: Price): number | undefined {
  return "free" in price ? undefined : (price.sale ?? price.list);
}

/** What a lower price saves, in whole percent. Rounded down, so that nobody is promised more than they get. */
export function percentSaved(from: number, to: number): number {
  return Math.floor(((from - to) * 100) / from);
}

/** "macOS 10.15 or later". */
export function systemWords({ system, minimum }: SupportedSystem, t: Translate): string {
  return t("catalogue.systemFrom", { system, version: minimum });
}

export const editionFact = {
  price(key: CatalogueKey, kind: "sale" | "list" | "saving", locale: Locale, t: Translate): string {
    const { price } = requireEdition(key).edition;
    if ("free" in price) return t("catalogue.free");
    const cents = { sale: price.sale ?? price.list, list: price.list, saving: price.list - (price.sale ?? price.list) }[kind];
    return formatMoney(cents, locale);
  },
  channels(key: CatalogueKey, kind: "max" | "layout", locale: Locale): string {
    const { channels } = requireEdition(key).edition;
    const figure = kind === "layout" ? channels?.layout : channels && formatNumber(channels.max, locale);
    if (figure === undefined) throw new Error(`${key} has no channel ${kind}`);
    return figure;
  },
};

export const productFact = {
  trial(product: string, t: Translate): string {
    const minutes = requireFacts(product).trialMinutes;
    if (minutes === undefined) throw new Error(`${product} has no trial`);
    return t("catalogue.minutes", { count: minutes });
  },
  systems(product: string, only: SystemName | undefined, locale: Locale, t: Translate): string {
    const systems = requireFacts(product).systems.filter(({ system }) => only === undefined || system === only);
    return listSystems(systems, locale, t);
  },
  companionSystems(product: string, locale: Locale, t: Translate): string {
    return listSystems(requireFacts(product).companion?.systems ?? [], locale, t);
  },
  formats: (product: string, locale: Locale): string => formatList(requireFacts(product).formats, locale),
  daws: (product: string, locale: Locale, t: Translate): string => dawWords(requireFacts(product), locale, t),
  latestVersion(product: string): string {
    const latest = findLatestRelease(product);
    if (latest === undefined) throw new Error(`${product} has no stable release`);
    return latest.version;
  },
  /** A figure of content/shared/commerce.yaml with its unit. */
  figure: figureWords,
};

/** A list of formats. Beside several systems, those that only one of them has say so together. Without formats: the name for an app. */
export function formatWords(
  { formats, systems }: { formats: readonly FormatName[]; systems: readonly unknown[] },
  locale: Locale,
  t: Translate,
): string {
  if (formats.length === 0) return t("catalogue.app");
  const named = formats.map((name) => ({ name, systems: requireFormat(name).systems }));
  return wordsBySystem(named, systems.length === 1 ? 1 : 2, locale, t);
}

type Hosted = Pick<CompatibleProduct, "daws" | "formats" | "systems">;

/** A list of recommended hosts. Those that can be used with the product on some of its systems alone say together on which. */
export const dawWords = (product: Hosted, locale: Locale, t: Translate): string =>
  wordsBySystem(namedDaws(product), product.systems.length, locale, t);

/** The same as names by system; those for all of the product's systems come first, under no name. */
export const dawsBySystem = (product: Hosted, locale: Locale): [system: string, names: string[]][] =>
  [...namesBySystem(namedDaws(product), product.systems.length, locale)].filter(([, names]) => names.length > 0);

const namedDaws = (product: Hosted): Named[] =>
  product.daws.map((id) => {
    const daw = requireDaw(id);
    return { name: daw.name, systems: dawSystems(product, daw, listFormats()) };
  });

type Named = { name: string; systems: readonly SystemName[] };

/** What all systems have stands first, then what fewer of them have. @param all How many systems there are. */
function wordsBySystem(named: readonly Named[], all: number, locale: Locale, t: Translate): string {
  return [...namesBySystem(named, all, locale)].reduce((common, [system, names]) => {
    const list = formatList(names, locale);
    if (system === "") return list;
    return common === "" ? t("catalogue.listOnlyOn", { list, system }) : t("catalogue.listAndOnlyOn", { common, only: list, system });
  }, "");
}

function namesBySystem(named: readonly Named[], all: number, locale: Locale): Map<string, string[]> {
  const bySystem = new Map<string, string[]>([["", []]]);
  for (const { name, systems } of named) {
    const system = systems.length === 0 || systems.length >= all ? "" : formatList(systems, locale);
    bySystem.set(system, [...(bySystem.get(system) ?? []), name]);
  }
  return bySystem;
}

function listSystems(systems: readonly SupportedSystem[], locale: Locale, t: Translate): string {
  return formatList(
    systems.map((system) => systemWords(system, t)),
    locale,
  );
}

function figureWords(key: FactKey, locale: Locale, t: Translate): string {
  switch (key) {
    case "licenceIssueDays":
    case "supportReplyDays": {
      const { from, to } = commerce[key];
      return t("catalogue.businessDays", { from, to });
    }
    case "messageCost":
      return t("catalogue.amounts", {
        from: formatMoney(commerce.messageCost.from, locale),
        to: formatMoney(commerce.messageCost.to, locale),
      });
    case "creditTopUpMinimum":
      return formatMoney(commerce.creditTopUpMinimum, locale);
    case "invoiceMinimumYen":
      return formatYen(commerce.invoiceMinimumYen, locale);
    case "bundleSavingMinimumPercent":
      return formatPercent(commerce.bundleSavingMinimumPercent, locale);
    case "singleUserComputers":
      return t("catalogue.computers", { count: commerce.singleUserComputers });
    case "downloadLinkHours":
    case "passwordLinkHours":
    case "accountLinkHours":
      return t("catalogue.hours", { count: commerce[key] });
    case "downloadLinkUses":
      return t("catalogue.times", { count: commerce.downloadLinkUses });
    case "sameMailMinutes":
    case "appCodeMinutes":
      return t("catalogue.minutes", { count: commerce[key] });
    case "confirmationDays":
    case "unconfirmedDeletionDays":
    case "searchReportDays":
      return t("catalogue.days", { count: commerce[key] });
  }
}
