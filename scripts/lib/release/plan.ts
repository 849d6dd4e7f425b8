/** Plans a release before anything is written, and finds every mistake at once. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { riseOf } from "#lib/version-policy.ts";
import type { ChangeKind } from "#schemas/release-facts.ts";
import { Version } from "#schemas/version.ts";
import { compareVersions } from "#schemas/compare-versions.ts";
import { isDay } from "#scripts/lib/days.ts";
import { didYouMean } from "#scripts/lib/report/wording.ts";
import { versionFor, whyForbidden } from "./allowed-version.ts";
import type { Changes } from "./changes.ts";
import { listMissingFiles, planInstallers } from "./installer-files.ts";
import { ReleaseError, type ReleaseRequest } from "./options.ts";
import { summaryOf, type Texts } from "./phrases.ts";
import { findPastText, type Project } from "./project.ts";

export type ReleasePlan = ReturnType<typeof planRelease>;

/** What a request says without its installers: the version, the releases before it, and every mistake against the policy or the product. */
export function judgeVersion(
  request: ReleaseRequest,
  { changes, wrong: wrongChanges }: Pick<Changes, "changes" | "wrong">,
  project: Project,
) {
  const kinds = changes.map(({ kind }) => kind);
  const wrong = [...request.wrong, ...wrongChanges];
  // Other mistakes would only follow from unknown changes.
  const areChangesKnown = wrongChanges.length === 0;
  const given = Version.safeParse(request.version).data;
  if (request.version !== undefined && given === undefined)
    wrong.push(`${request.version} is no version: write MAJOR.MINOR.PATCH, such as 1.4.2`);
  const version = request.version === undefined && areChangesKnown ? versionFor(kinds, project.releases, request.channel) : given;
  if (areChangesKnown && changes.length === 0) wrong.push("no change is named: give --kind, --phrase or --from-git");
  const forbidden = version === undefined || !areChangesKnown ? undefined : whyForbidden(version, kinds, project.releases, request.channel);
  if (forbidden !== undefined) wrong.push(forbidden);
  const past = version === undefined ? project : olderThan(version, project);
  const open = version === undefined ? [] : openIssues(past, version);
  for (const { id } of open.filter((issue) => request.issues.includes(issue.id)))
    wrong.push(`--issue: ${id} is open in ${past.releases.at(-1)?.version ?? ""}, and is listed again with its sentences; leave it out`);
  wrong.push(...wrongDate(request, past), ...wrongUpgrade(request, version, areChangesKnown ? kinds : undefined, past));
  return { version, isForbidden: forbidden !== undefined, past, open, wrong };
}

/** @throws ReleaseError with every mistake: on the command line, in the changes, and against the policy or the product. */
export function planRelease(request: ReleaseRequest, found: Changes, project: Project) {
  const { changes, issues } = found;
  const { version, isForbidden, past, open, wrong } = judgeVersion(request, found, project);
  const isOfOlderLine = project.releases.some(
    ({ version: other, facts: { channel, date } }) =>
      version !== undefined && channel === request.channel && date <= request.date && compareVersions(other, version) > 0,
  );
  const { installers, wrong: wrongInstallers } = planInstallers(request.installers, version ?? "0.0.0", past, isOfOlderLine);
  // Without the version, installers that are given can only be looked for.
  const areInstallersKnown = (version !== undefined && !isForbidden) || request.installers.length === 0;
  wrong.push(...(areInstallersKnown ? wrongInstallers : listMissingFiles(request.installers)));
  wrong.push(...listFilesInTheWay(version, project));
  if (wrong.length > 0 || version === undefined) throw new ReleaseError(wrong);

  const fixed = open.filter(({ id }) => changes.some((change) => change.id === id)).map(({ id }) => id);
  const stillOpen = open.filter(({ id }) => !fixed.includes(id));
  return {
    version,
    date: request.date,
    /** Whether the channel had a higher version on that day. */
    isOfOlderLine,
    channel: request.channel,
    summary: summaryOf(project, new Set(changes.map(({ kind }) => kind))),
    changes,
    /** New ones, and those of the version before that this version does not fix. */
    knownIssues: [...stillOpen, ...issues] as typeof open,
    stillOpen,
    /** The ids of open issues that this version fixes. */
    fixed,
    installers,
    upgradeLink: request.upgradeLink,
  };
}

/** The project with only the releases before a version: a fix of an old version ignores a newer beta. */
export function olderThan(version: Version, project: Project): Project {
  return { ...project, releases: project.releases.filter((release) => compareVersions(release.version, version) < 0) };
}

/** Texts of a version without facts are somebody's work: the command would write over them. */
function listFilesInTheWay(version: Version | undefined, { content, locales, product, releases }: Project): string[] {
  if (version === undefined || releases.some((release) => release.version === version)) return [];
  const files = locales.map((locale) => join(content, locale, "releases", product, `${version}.mdx`));
  return files.flatMap((file) => (existsSync(file) ? [`${file} exists already; move it away, and take its sentences over then`] : []));
}

/** Issues of the version before that this version could still have, with the texts that exist for them. */
function openIssues(project: Project, version: Version): { id: string; fixedIn?: Version; texts: Texts }[] {
  const before = project.releases.at(-1);
  if (before === undefined) return [];
  const past = project.locales.map((locale) => ({ locale, text: findPastText(project, before.version, locale) }));
  return before.facts.knownIssues
    .filter(({ fixedIn }) => fixedIn === undefined || compareVersions(fixedIn, version) > 0)
    .map(({ id, fixedIn }) => ({
      id,
      ...(fixedIn === undefined ? {} : { fixedIn }),
      texts: Object.fromEntries(
        past.flatMap(({ locale, text }) => (text?.knownIssues?.[id] === undefined ? [] : [[locale, text.knownIssues[id]]])),
      ),
    }));
}

function wrongDate({ date, channel }: ReleaseRequest, { releases }: Project): string[] {
  const before = releases.filter(({ facts }) => facts.channel === channel).at(-1);
  if (before === undefined || !isDay(date) || date >= before.facts.date) return [];
  return [`--date: ${date} is before the day of ${before.version}, ${before.facts.date}`];
}

const isNewProduct = (version: Version, kinds: readonly ChangeKind[] = []): boolean => riseOf(version) === "MAJOR" && kinds.includes("new");

/** Whether owners of the version before have to buy this one. */
export const isUpgradeSold = (version: Version, kinds: readonly ChangeKind[], { releases }: Project): boolean =>
  isNewProduct(version, kinds) && releases.length > 0;

function wrongUpgrade(
  { upgradeLink }: ReleaseRequest,
  version: Version | undefined,
  kinds: readonly ChangeKind[] | undefined,
  project: Project,
): string[] {
  const isMajor = version !== undefined && isNewProduct(version, kinds);
  if (upgradeLink !== undefined && !project.links.includes(upgradeLink))
    return [
      `--upgrade-link: content/shared/links.yaml has no ${upgradeLink}; ${didYouMean(upgradeLink, project.links, "add it there first")}`,
    ];
  if (kinds === undefined) return [];
  if (isMajor && isUpgradeSold(version, kinds, project) && upgradeLink === undefined)
    return [`${version} is a MAJOR, a new paid product: name the shop page of its upgrade with --upgrade-link`];
  if (!isMajor && upgradeLink !== undefined) return ["--upgrade-link: only a MAJOR version is bought"];
  return [];
}
