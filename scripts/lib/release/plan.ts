/** A new release, thought through before anything is written: every mistake is found at once, and leaves no trace. */
import { riseOf } from "#lib/version-policy.ts";
import type { ChangeKind } from "#schemas/release-facts.ts";
import { compareVersions, type Version } from "#schemas/version.ts";
import { didYouMean } from "#scripts/lib/check/suggest.ts";
import { versionFor, whyForbidden } from "./allowed-version.ts";
import type { Change, Changes } from "./changes.ts";
import { type PlannedInstaller, planInstallers } from "./installer-files.ts";
import { ReleaseError, type ReleaseRequest } from "./options.ts";
import { summaryOf, type Words } from "./phrases.ts";
import { findPastWords, type Project } from "./project.ts";

export type ReleasePlan = {
  version: Version;
  date: string;
  channel: ReleaseRequest["channel"];
  summary: Words;
  changes: Change[];
  /** New ones, and those of the version before that this one has not ended. */
  knownIssues: { id: string; fixedIn?: Version; words: Words }[];
  /** Open issues that this version ends, by their id. */
  ended: string[];
  installers: PlannedInstaller[];
  upgradeLink: string | undefined;
};

/** @throws ReleaseError with all that the policy, the product or the command line forbids. */
export function planRelease(request: ReleaseRequest, { changes, issues }: Changes, project: Project): ReleasePlan {
  const kinds = changes.map(({ kind }) => kind);
  const versions = project.releases.map((release) => release.version);
  const version = request.version ?? versionFor(kinds, project.releases, request.channel);
  const wrong: string[] = [];
  if (changes.length === 0) wrong.push("no change is named: give --kind, --phrase or --from-git");
  const forbidden = version === undefined ? undefined : whyForbidden(version, kinds, versions);
  if (forbidden !== undefined) wrong.push(forbidden);
  const past = version === undefined ? project : olderThan(version, project);
  wrong.push(...wrongDate(request, past), ...wrongUpgrade(request, version, kinds, past));
  const { installers, wrong: wrongInstallers } = planInstallers(request.installers, version ?? "0.0.0", past);
  // Whether a file is the right one cannot be said before the version is.
  if (version !== undefined && forbidden === undefined) wrong.push(...wrongInstallers);
  if (wrong.length > 0 || version === undefined) throw new ReleaseError(wrong);

  const open = openIssues(past, version);
  const ended = open.filter(({ id }) => changes.some((change) => change.id === id)).map(({ id }) => id);
  return {
    version,
    date: request.date,
    channel: request.channel,
    summary: summaryOf(project, new Set(kinds)),
    changes,
    knownIssues: [...open.filter(({ id }) => !ended.includes(id) && !issues.some((issue) => issue.id === id)), ...issues],
    ended,
    installers,
    upgradeLink: request.upgradeLink,
  };
}

/** The project as it was before a version: a fix of an old one knows nothing of a newer beta. */
export function olderThan(version: Version, project: Project): Project {
  return { ...project, releases: project.releases.filter((release) => compareVersions(release.version, version) < 0) };
}

/** Issues that the version before has and this one could still have, with the words that there are for them. */
function openIssues(project: Project, version: Version): ReleasePlan["knownIssues"] {
  const before = project.releases.at(-1);
  if (before === undefined) return [];
  const words = project.locales.map((locale) => ({ locale, words: findPastWords(project, before.version, locale) }));
  return before.facts.knownIssues
    .filter(({ fixedIn }) => fixedIn === undefined || compareVersions(fixedIn, version) > 0)
    .map(({ id, fixedIn }) => ({
      id,
      ...(fixedIn === undefined ? {} : { fixedIn }),
      words: Object.fromEntries(
        words.flatMap(({ locale, words: past }) => (past?.knownIssues?.[id] === undefined ? [] : [[locale, past.knownIssues[id]]])),
      ),
    }));
}

function wrongDate({ date, channel }: ReleaseRequest, { releases }: Project): string[] {
  const before = releases.filter(({ facts }) => facts.channel === channel).at(-1);
  if (before === undefined || date >= before.facts.date) return [];
  return [`--date: ${date} is before the day of ${before.version}, ${before.facts.date}`];
}

function wrongUpgrade(
  { upgradeLink }: ReleaseRequest,
  version: Version | undefined,
  kinds: readonly ChangeKind[],
  project: Project,
): string[] {
  const isMajor = version !== undefined && riseOf(version) === "MAJOR" && kinds.includes("new");
  if (upgradeLink !== undefined && !project.links.includes(upgradeLink))
    return [
      `--upgrade-link: content/shared/links.yaml has no ${upgradeLink}; ${didYouMean(upgradeLink, project.links, "add it there first")}`,
    ];
  if (isMajor && project.releases.length > 0 && upgradeLink === undefined)
    return [`${version} is a MAJOR, a new paid product: name the shop page of its upgrade with --upgrade-link`];
  if (!isMajor && upgradeLink !== undefined) return ["--upgrade-link: only a MAJOR version is bought"];
  return [];
}
