/** What runs on whose computer: the catalogue's facts about systems, hosts and formats, and the answer for one choice of them. */
import { compareVersions } from "#schemas/compare-versions.ts";
import type { ComputerSystem, FormatName } from "#schemas/format.ts";
import type { SystemName } from "#schemas/system.ts";

type Supported = { system: SystemName; minimum: string };
/** A stable release: which systems each edition's installer needs. */
type ReleaseFiles = { version: string; date: string; installers: (Supported & { edition: string })[] };

export type CompatibleProduct = {
  key: string;
  name: string;
  path: string;
  isDiscontinued: boolean;
  /** The name of the product that replaces it. */
  successor?: string;
  systems: readonly Supported[];
  formats: readonly FormatName[];
  /** Ids of recommended hosts. */
  daws: readonly string[];
  companion?: { name: string; systems: readonly Supported[] };
  editions: readonly { key: string; name: string; download: string }[];
  /** Newest first. */
  releases: readonly ReleaseFiles[];
};

/** A plug-in format, with the systems for which it is made. */
type CompatibleFormat = { name: FormatName; systems: readonly ComputerSystem[] };

/** A host, with the formats that it loads and the systems that it runs on. */
type CompatibleDaw = { id: string; name: string; formats: readonly FormatName[]; systems: readonly ComputerSystem[] };

export type Compatibility = {
  /** Versions that occur in the catalogue, oldest first. */
  systems: readonly { name: SystemName; versions: readonly string[] }[];
  formats: readonly CompatibleFormat[];
  daws: readonly CompatibleDaw[];
  products: readonly CompatibleProduct[];
};

/** An empty field is not asked about. A version counts only with its system. */
export type Choice = { system: SystemName | ""; version: string; daw: string; format: FormatName };

export type Reason =
  | { code: "not-on-system"; system: SystemName }
  | { code: "needs-newer-system"; system: SystemName; minimum: string }
  | { code: "not-in-format"; format: FormatName }
  | { code: "format-not-on-system"; format: FormatName; system: SystemName }
  | { code: "daw-not-on-system"; daw: string; system: string }
  | { code: "format-not-in-daw"; daw: string; format: FormatName }
  | { code: "daw-needs-format"; daw: string; format: string }
  | { code: "daw-needs-system"; daw: string; format: string; system: string };

export type Answer = {
  product: CompatibleProduct;
  /** Why it does not run; it runs when there is none. */
  reasons: readonly Reason[];
  /** The newest version that runs; undefined when no system was chosen or nothing runs. */
  version?: string;
  /** Whether newer versions need a newer system. */
  isLast: boolean;
  editions: CompatibleProduct["editions"];
  /** Whether the host is recommended; undefined when none was chosen, or the product runs without one. */
  isRecommended?: boolean;
  /** The systems on which the host loads it, when no system was chosen and these are not all of the product's. */
  onlyOn: readonly SystemName[];
};

/** What each product says to a choice: what runs first, else in the order of the catalogue. */
export function answerCompatibility(catalogue: Compatibility, choice: Choice): Answer[] {
  const answers = catalogue.products.map((product) => answerOf(product, catalogue, choice));
  return answers.toSorted((a, b) => Math.sign(a.reasons.length) - Math.sign(b.reasons.length));
}

function answerOf(product: CompatibleProduct, { formats, daws }: Compatibility, choice: Choice): Answer {
  const { system, version } = choice;
  const newest = product.releases[0];
  const release =
    system === "" ? newest : product.releases.find(({ installers }) => installers.some((file) => runs(file, system, version)));
  // An app needs neither a format nor a host.
  const isPlugIn = product.formats.length > 0;
  const daw = isPlugIn ? daws.find(({ id }) => id === choice.daw) : undefined;
  const reasons = [
    system !== "" && release === undefined && systemReason(product, system),
    isPlugIn && (formatReason(product, formats, choice) ?? (daw && dawReason(product, daw, formats, choice))),
  ].filter((reason) => typeof reason === "object");
  const loadedOn = daw === undefined || system !== "" ? [] : dawSystems(product, daw, formats);
  const files = release?.installers.filter((file) => system === "" || runs(file, system, version)) ?? [];
  const editions = product.editions.filter(({ key }) => files.some(({ edition }) => edition === key));
  return {
    product,
    reasons,
    isLast: reasons.length === 0 && release !== newest,
    editions: reasons.length === 0 ? editions : [],
    ...(reasons.length === 0 && system !== "" ? { version: release?.version } : {}),
    ...(daw === undefined ? {} : { isRecommended: product.daws.includes(daw.id) }),
    onlyOn: reasons.length === 0 && loadedOn.length < product.systems.length ? loadedOn : [],
  };
}

/** The oldest requirement of any version says what would be needed. */
function systemReason({ releases, systems }: CompatibleProduct, system: SystemName): Reason {
  const files = [...releases.flatMap(({ installers }) => installers), ...(releases.length === 0 ? systems : [])];
  const minimums = files.filter((file) => file.system === system).map(({ minimum }) => minimum);
  const [lowest] = minimums.sort(compareVersions);
  return lowest === undefined ? { code: "not-on-system", system } : { code: "needs-newer-system", system, minimum: lowest };
}

function formatReason({ formats: own }: CompatibleProduct, formats: readonly CompatibleFormat[], choice: Choice): Reason | undefined {
  const { format, system } = choice;
  if (format === "") return undefined;
  if (!own.includes(format)) return { code: "not-in-format", format };
  const isMade = system === "" || formats.find(({ name }) => name === format)?.systems.some((name) => name === system) !== false;
  return isMade ? undefined : { code: "format-not-on-system", format, system };
}

/** @param choice Its format, if there is one, is a format of the product that exists on the chosen system. */
function dawReason(
  product: CompatibleProduct,
  daw: CompatibleDaw,
  formats: readonly CompatibleFormat[],
  { system, format }: Choice,
): Reason | undefined {
  const asked = system === "" ? product.systems.map(({ system: name }) => name) : [system];
  if (!asked.some((name) => daw.systems.some((own) => own === name)))
    return { code: "daw-not-on-system", daw: daw.name, system: asked.join(" / ") };
  if (format !== "") return daw.formats.includes(format) ? undefined : { code: "format-not-in-daw", daw: daw.name, format };
  const loaded = formats.filter(({ name }) => product.formats.includes(name) && daw.formats.includes(name));
  if (loaded.length === 0) return { code: "daw-needs-format", daw: daw.name, format: daw.formats.join(" / ") };
  if (loaded.some(({ systems }) => systems.some((name) => asked.includes(name)))) return undefined;
  const names = loaded.map(({ name }) => name).join(" / ");
  const systems = [...new Set(loaded.flatMap((each) => each.systems))].join(" / ");
  return { code: "daw-needs-system", daw: daw.name, format: names, system: systems };
}

/**
 * The systems of a product on which a host can be used with it: of a plug-in, those on which the host loads one of its formats; of an
 * app, which needs no format, those that both run on.
 */
export function dawSystems(
  { formats: own, systems }: Pick<CompatibleProduct, "formats" | "systems">,
  daw: CompatibleDaw,
  formats: readonly CompatibleFormat[],
): SystemName[] {
  const loaded = formats.filter(({ name }) => own.includes(name) && daw.formats.includes(name));
  return daw.systems.filter(
    (name) => systems.some(({ system }) => system === name) && (own.length === 0 || loaded.some((format) => format.systems.includes(name))),
  );
}

const runs = (file: Supported, system: SystemName, version: string) =>
  file.system === system && (version === "" || compareVersions(file.minimum, version) <= 0);
