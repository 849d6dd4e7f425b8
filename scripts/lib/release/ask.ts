/** Asks in a terminal for what the command line leaves out. Everything can also be given there, for CI. */
import { homedir } from "node:os";
import { ChangeKind } from "#schemas/release-facts.ts";
import { nextVersions, versionBefore } from "#lib/version-policy.ts";
import { didYouMean, languageName } from "#scripts/lib/report/wording.ts";
import { askDefaults, askIssues } from "./ask-details.ts";
import { changesOf, unique } from "./changes.ts";
import { idOf } from "./git-drafts.ts";
import { listPlaces, whyNoInstaller } from "./installer-files.ts";
import { fromCaller, ReleaseError, type ReleaseRequest } from "./options.ts";
import { listFillings, slotsOf } from "./phrases.ts";
import { askUntil, choose, type Terminal } from "./terminal.ts";
import { isUpgradeSold, judgeVersion } from "./plan.ts";
import { listProducts, type Project, readProject } from "./project.ts";

/** @returns The request with the answers filled in. @throws ReleaseError before the next question when something is wrong. */
export async function askForMissing(request: ReleaseRequest, terminal: Terminal): Promise<ReleaseRequest> {
  if (request.wrong.length > 0) throw new ReleaseError(request.wrong);
  const answered = {
    ...request,
    changes: [...request.changes],
    phrases: [...request.phrases],
    said: [...request.said],
    issues: [...request.issues],
  };
  answered.product ??= await choose(terminal, "Which product?", listProducts(request.content));
  const project = readProject(request.content, answered.product);
  const isEmpty = answered.changes.length + answered.phrases.length === 0 && answered.range === undefined;
  if (isEmpty) {
    while (await askChange(answered, project, terminal));
    await askDefaults(answered, terminal);
  }
  const found = changesOf(answered, project);
  if (found.wrong.length > 0) throw new ReleaseError(found.wrong);
  const { version = "", past, open } = judgeVersion(answered, found, project);
  const versions = project.releases.map((release) => release.version);
  const before = versionBefore(version, versions);
  if (before !== undefined)
    terminal.say(
      `after ${before}: ${Object.values(nextVersions(before)).reverse().join(", ")}; ${request.version === undefined ? "these changes make it" : "you chose"} ${version}`,
    );
  const kinds = found.changes.map(({ kind }) => kind);
  if (isUpgradeSold(version, kinds, past)) answered.upgradeLink ??= await askUpgradeLink(project, terminal);
  // Before the installers, which take the longest to type.
  const { wrong } = judgeVersion(answered, found, project);
  if (wrong.length > 0) throw new ReleaseError(wrong);
  if (isEmpty) await askIssues(answered, found.changes, { open, source: project.source }, terminal);
  answered.version = version;
  if (answered.installers.length === 0) answered.installers = await askInstallers(project, version, terminal);
  return answered;
}

/** Asks for one change. @returns Whether there was one. */
async function askChange(request: ReleaseRequest, project: Project, terminal: Terminal): Promise<boolean> {
  const kind = await askKind(terminal);
  if (kind === undefined) return false;
  const phrases = project.phrases.phrases.filter((phrase) => phrase.kind === kind);
  for (const [place, phrase] of phrases.entries()) terminal.say(`  ${place + 1}  ${phrase.words[project.source] ?? phrase.id}`);
  const answer = await askUntil(
    terminal,
    `${phrases.length > 0 ? "A number, or your own" : "Your own"} sentence in ${languageName(project.source)}: `,
    (text) => (/^\d+$/u.test(text) && phrases[Number(text) - 1] === undefined ? `${text} is none of them` : undefined),
  );
  const phrase = phrases[Number(answer) - 1];
  if (phrase === undefined) {
    const id = unique(idOf(answer), request.changes);
    request.changes.push({ id, kind });
    if (answer !== "") request.said.push({ id, text: answer });
    return true;
  }
  const slots: Record<string, string> = {};
  for (const slot of slotsOf(phrase)) {
    const fillings = listFillings(project, slot).map((filling) => filling.id);
    slots[slot] = await choose(terminal, `Which ${slot}?`, fillings);
  }
  request.phrases.push({ id: undefined, phrase: phrase.id, slots });
  return true;
}

/** @returns The kind of one more change; undefined when there is none. */
async function askKind(terminal: Terminal): Promise<ChangeKind | undefined> {
  const kinds = ChangeKind.options;
  const answer = await askUntil(terminal, `What changed: ${kinds.join(", ")}? (nothing more: Enter) `, (text) =>
    text === "" || ChangeKind.safeParse(text).success ? undefined : `there is no kind ${text}; ${didYouMean(text, kinds)}`,
  );
  return ChangeKind.safeParse(answer).data;
}

async function askInstallers(project: Project, version: string, terminal: Terminal): Promise<ReleaseRequest["installers"]> {
  const installers: ReleaseRequest["installers"] = [];
  for (const { edition, system } of listPlaces(project)) {
    // A shell would have put the folder in the place of ~.
    const installerAt = (text: string) => ({ edition, system, file: fromCaller(text.replace(/^~(?=\/)/u, homedir())) });
    const answer = await askUntil(terminal, `The installer of ${edition} ${version} for ${system}: `, (text) =>
      text === "" ? undefined : whyNoInstaller(installerAt(text), version),
    );
    if (answer !== "") installers.push(installerAt(answer));
  }
  return installers;
}

const askUpgradeLink = ({ links }: Project, terminal: Terminal) =>
  askUntil(terminal, "The shop page of its upgrade, by its key in links.yaml: ", (text) => {
    if (text === "") return `the keys are ${links.join(", ")}`;
    return links.includes(text) ? undefined : `links.yaml has no ${text}; ${didYouMean(text, links, "add it there first")}`;
  });
