/** The installers of a new release: the edition and system of each file, its size, its hash and its folder. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, mkdirSync, renameSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { compareVersions } from "#schemas/compare-versions.ts";
import type { Edition } from "#schemas/product-facts.ts";
import { Installer } from "#schemas/release-facts.ts";
import type { Version } from "#schemas/version.ts";
import { repeatedIn } from "#scripts/lib/check/repeated.ts";
import { didYouMean, listed } from "#scripts/lib/report/wording.ts";
import type { ReleaseRequest } from "./options.ts";
import type { Project } from "./project.ts";

export type PlannedInstaller = Omit<Installer, "size" | "sha256" | "signature"> & { source: string; size: number };

/** Each edition on each of its systems: the installers that a release needs. */
export function listPlaces({ facts, releases }: Pick<Project, "facts" | "releases">): Pick<Installer, "edition" | "system" | "minimum">[] {
  const before = releases.at(-1)?.facts.installers;
  return facts.editions.flatMap(({ key, systems = facts.systems }: Edition) =>
    systems.flatMap(({ system, minimum }) => {
      const last = before?.find((installer) => installer.edition === key && installer.system === system);
      // A new edition or system needs installers only after its first one.
      return before !== undefined && last === undefined ? [] : [{ edition: key, system, minimum: last?.minimum ?? minimum }];
    }),
  );
}

/** @returns One sentence for each file that does not exist, is none or is empty. */
export const listMissingFiles = (requested: ReleaseRequest["installers"]): string[] =>
  requested.flatMap(({ file }) => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) return [`--installer: ${file} does not exist`];
    if (!found.isFile()) return [`--installer: ${file} is no file`];
    return found.size === 0 ? [`--installer: ${file} is empty`] : [];
  });

function whyWrongName(file: string, version: Version): string | undefined {
  if (!Installer.shape.file.safeParse(file).success)
    return `--installer: ${file} is no name for an installer; write a name such as 3DX-Lite-${version}-macOS.zip`;
  return file.includes(version) ? undefined : `--installer: ${file} does not contain ${version}; is it the installer of another version?`;
}

/** @returns Why a file cannot be an installer of a version. */
export const whyNoInstaller = (installer: ReleaseRequest["installers"][number], version: Version): string | undefined =>
  listMissingFiles([installer])[0] ?? whyWrongName(basename(installer.file), version);

/**
 * An installer needs the system version that it needed before, or the newer one that the product's facts say by now.
 *
 * @param isOfOlderLine Whether it is of a fix of an older line, which keeps what it needs.
 * @returns The installers, and one sentence for each mistake.
 */
export function planInstallers(
  requested: ReleaseRequest["installers"],
  version: Version,
  project: Pick<Project, "facts" | "releases">,
  isOfOlderLine: boolean,
): { installers: PlannedInstaller[]; wrong: string[] } {
  const wrong = listMissingFiles(requested);
  const existing = requested.filter((each) => listMissingFiles([each]).length === 0);
  const installers = existing.flatMap(({ edition, system, file: source }) => {
    const file = basename(source);
    const wrongName = whyWrongName(file, version);
    if (wrongName !== undefined) wrong.push(wrongName);
    else {
      const place = edition === undefined || system === undefined ? placeByName(file, version, project) : placeOf(edition, system, project);
      if (typeof place !== "string") {
        const minimum = isOfOlderLine ? place.minimum : newerOf(place.minimum, lineOf(project.facts, place)?.minimum);
        return [{ ...place, minimum, file, source, size: statSync(source).size }];
      }
      wrong.push(`--installer: ${place}`);
    }
    return [];
  });
  for (const [{ source }, first] of repeatedIn(installers, (installer) => installer.file))
    if (source !== first.source)
      wrong.push(`--installer: ${first.source} and ${source} have one name; give the file of each edition and system a name of its own`);
  if (wrong.length > 0) return { installers, wrong };
  const places = listPlaces(project);
  const placeIn = (installer: PlannedInstaller) =>
    places.findIndex(({ edition, system }) => edition === installer.edition && system === installer.system);
  installers.sort((a, b) => placeIn(a) - placeIn(b));
  const counts = places.map((place) => ({ ...place, count: installers.filter((each) => placeIn(each) === places.indexOf(place)).length }));
  const missing = counts.filter(({ count }) => count === 0);
  if (missing[0] !== undefined)
    wrong.push(
      `--installer: there is none of ${listed(missing.map(({ edition, system }) => `${edition} for ${system}`))}; write --installer ${missing[0].edition},${missing[0].system}=FILE${missing.length > 1 ? " for each" : ""}`,
    );
  for (const { edition, system, count } of counts) if (count > 1) wrong.push(`--installer: there are ${count} of ${edition} for ${system}`);
  return { installers, wrong };
}

const systemsFor = ({ editions, systems }: Project["facts"], edition: string) =>
  editions.find(({ key }) => key === edition)?.systems ?? systems;

/** What a product's facts say about the system of an installer. */
const lineOf = (facts: Project["facts"], { edition, system }: { edition: string; system: string }) =>
  systemsFor(facts, edition).find((line) => line.system === system);

const newerOf = (before: string, now: string | undefined) => (now !== undefined && compareVersions(now, before) > 0 ? now : before);

/** The edition and system of the earlier installer with the same name, apart from its version. */
function placeByName(file: string, version: Version, { facts, releases }: Pick<Project, "facts" | "releases">) {
  const before = releases.at(-1);
  const names = (before?.facts.installers ?? []).map((installer) => ({
    ...installer,
    name: installer.file.replace(before?.version ?? "", version),
  }));
  const { edition, system, minimum } = names.find(({ name }) => name === file) ?? {};
  if (edition !== undefined && system !== undefined && minimum !== undefined) return { edition, system, minimum };
  const [first] = listPlaces({ facts, releases });
  const example = `write edition and system, as in ${first?.edition ?? "edition"},${first?.system ?? "macOS"}=${file}`;
  if (before === undefined) return `this is the first release of ${facts.name}, so no earlier file says what ${file} is; ${example}`;
  const known = names.map(({ name }) => name);
  return `no installer of the version before has a name like ${file}; ${didYouMean(file, known, example)}`;
}

function placeOf(edition: string, system: string, { facts, releases }: Pick<Project, "facts" | "releases">) {
  const sold = facts.editions.find(({ key }) => key === edition);
  if (sold === undefined) {
    const keys = facts.editions.map(({ key }) => key);
    return `${facts.name} has no edition ${edition}; ${didYouMean(edition, keys)}`;
  }
  const line = lineOf(facts, { edition, system });
  if (line === undefined)
    return `${edition} does not run on ${system}; write ${systemsFor(facts, edition)
      .map((each) => each.system)
      .join(" or ")}`;
  const last = releases.at(-1)?.facts.installers.find((installer) => installer.edition === edition && installer.system === system);
  return { edition: sold.key, system: line.system, minimum: last?.minimum ?? line.minimum };
}

/** Copies the files below content/ and computes their hashes. `report` gets the bytes so far and the bytes of all files. */
export async function takeInstallers(
  planned: readonly PlannedInstaller[],
  folder: string,
  report: (done: number, of: number) => void,
): Promise<Omit<Installer, "signature">[]> {
  mkdirSync(folder, { recursive: true });
  const all = planned.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const taken: Omit<Installer, "signature">[] = [];
  for (const { source, ...installer } of planned) {
    const hash = createHash("sha256");
    const draft = join(folder, `.${installer.file}`);
    const measure = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        done += chunk.length;
        report(done, Math.max(all, 1));
        yield chunk;
      }
    };
    await pipeline(createReadStream(source), measure, createWriteStream(draft));
    // Renamed when complete: a copy that fails leaves no file with the name of an installer.
    renameSync(draft, join(folder, installer.file));
    taken.push({ ...installer, sha256: hash.digest("hex") });
  }
  return taken;
}
