/** What runs on whose computer: the catalogue's facts about systems, hosts and formats, and the answer for one choice of them. */
import type { FormatName } from "#schemas/format.ts";
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

export type Compatibility = {
  /** Versions that occur in the catalogue, oldest first. */
  systems: readonly { name: SystemName; versions: readonly string[] }[];
  formats: readonly { name: FormatName; systems: readonly SystemName[] }[];
  daws: readonly { id: string; name: string }[];
  products: readonly CompatibleProduct[];
};

/** An empty field is not asked about. A version counts only with its system. */
export type Choice = { system: SystemName | ""; version: string; daw: string; format: FormatName | "" };

export type Reason =
  | { code: "not-on-system"; system: SystemName }
  | { code: "needs-newer-system"; system: SystemName; minimum: string }
  | { code: "no-plug-in" }
  | { code: "not-in-format"; format: FormatName }
  | { code: "format-not-on-system"; format: FormatName; system: SystemName };

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
};

/** What each product says to a choice: what runs first, else in the order of the catalogue. */
export function answerCompatibility({ products, formats }: Compatibility, choice: Choice): Answer[] {
  const answers = products.map((product) => answerOf(product, formats, choice));
  return answers.toSorted((a, b) => Math.sign(a.reasons.length) - Math.sign(b.reasons.length));
}

function answerOf(product: CompatibleProduct, formats: Compatibility["formats"], { system, version, daw, format }: Choice): Answer {
  const newest = product.releases[0];
  const release =
    system === "" ? newest : product.releases.find(({ installers }) => installers.some((file) => runs(file, system, version)));
  const reasons: Reason[] = [];
  if (system !== "" && release === undefined) reasons.push(systemReason(product, system));
  if (format !== "") {
    if (product.formats.length === 0) reasons.push({ code: "no-plug-in" });
    else if (!product.formats.includes(format)) reasons.push({ code: "not-in-format", format });
    else if (system !== "" && formats.find(({ name }) => name === format)?.systems.includes(system) === false)
      reasons.push({ code: "format-not-on-system", format, system });
  }
  const files = release?.installers.filter((file) => system === "" || runs(file, system, version)) ?? [];
  const editions = product.editions.filter(({ key }) => files.some(({ edition }) => edition === key));
  return {
    product,
    reasons,
    isLast: reasons.length === 0 && release !== newest,
    editions: reasons.length === 0 ? editions : [],
    ...(reasons.length === 0 && system !== "" ? { version: release?.version } : {}),
    ...(daw !== "" && product.formats.length > 0 ? { isRecommended: product.daws.includes(daw) } : {}),
  };
}

/** The oldest requirement of any version says what would be needed. */
function systemReason({ releases, systems }: CompatibleProduct, system: SystemName): Reason {
  const files = [...releases.flatMap(({ installers }) => installers), ...(releases.length === 0 ? systems : [])];
  const minimums = files.filter((file) => file.system === system).map(({ minimum }) => minimum);
  const [lowest] = minimums.sort(compareSystemVersions);
  return lowest === undefined ? { code: "not-on-system", system } : { code: "needs-newer-system", system, minimum: lowest };
}

const runs = (file: Supported, system: SystemName, version: string) =>
  file.system === system && (version === "" || compareSystemVersions(file.minimum, version) <= 0);

/** Orders versions of a system from old to new: "10.15" is older than "11", and "14.7" older than "15.4". */
export function compareSystemVersions(a: string, b: string): number {
  const left = a.split(".").map(Number);
  const right = b.split(".").map(Number);
  for (let part = 0; part < Math.max(left.length, right.length); part += 1) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
