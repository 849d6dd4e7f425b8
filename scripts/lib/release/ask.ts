/** Asks in a terminal for what the command line leaves out. Everything can also be given there, for CI. */
import { homedir } from "node:os";
import { ChangeKind } from "#schemas/release-facts.ts";
import { nextVersions, versionBefore } from "#lib/version-policy.ts";
import { didYouMean, languageName } from "#scripts/lib/report/wording.ts";
import { versionFor } from "./allowed-version.ts";
import { changesOf } from "./changes.ts";
import { idOf } from "./git-drafts.ts";
import { listMissingFiles, listPlaces } from "./installer-files.ts";
import { fromCaller, ReleaseError, type ReleaseRequest } from "./options.ts";
import { listFillings, slotsOf } from "./phrases.ts";
import { listProducts, type Project, readProject } from "./project.ts";

export type Terminal = { ask: (question: string) => Promise<string>; say: (text: string) => void };

/** @returns The request with the answers filled in. @throws ReleaseError before the next question when something is wrong. */
export async function askForMissing(request: ReleaseRequest, terminal: Terminal): Promise<ReleaseRequest> {
  if (request.wrong.length > 0) throw new ReleaseError(request.wrong);
  const answered = { ...request, changes: [...request.changes], phrases: [...request.phrases], said: [...request.said] };
  answered.product ??= await choose(terminal, "Which product?", listProducts(request.content));
  const project = readProject(request.content, answered.product);
  const isEmpty = answered.changes.length + answered.phrases.length === 0 && answered.range === undefined;
  if (isEmpty) while (await askChange(answered, project, terminal));
  const { changes, wrong } = changesOf(answered, project);
  if (wrong.length > 0) throw new ReleaseError(wrong);
  const kinds = changes.map(({ kind }) => kind);
  const version = (answered.version ??= versionFor(kinds, project.releases, answered.channel)) ?? "";
  const versions = project.releases.map((release) => release.version);
  const before = versionBefore(version, versions);
  if (before !== undefined)
    terminal.say(`after ${before}: ${Object.values(nextVersions(before)).reverse().join(", ")}; these changes make it ${version}`);
  if (answered.installers.length === 0) answered.installers = await askInstallers(project, version, terminal);
  return answered;
}

/** Asks for one change. @returns Whether there was one. */
async function askChange(request: ReleaseRequest, project: Project, terminal: Terminal): Promise<boolean> {
  const kind = await askKind(terminal);
  if (kind === undefined) return false;
  const phrases = project.phrases.phrases.filter((phrase) => phrase.kind === kind);
  for (const [place, phrase] of phrases.entries()) terminal.say(`  ${place + 1}  ${phrase.words[project.source] ?? phrase.id}`);
  const question = `${phrases.length > 0 ? "A number, or your own" : "Your own"} sentence in ${languageName(project.source)}: `;
  let answer = (await terminal.ask(question)).trim();
  while (/^\d+$/u.test(answer) && phrases[Number(answer) - 1] === undefined) {
    terminal.say(`${answer} is none of them`);
    answer = (await terminal.ask(question)).trim();
  }
  const phrase = phrases[Number(answer) - 1];
  if (phrase === undefined) {
    const id = idOf(answer);
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

/** @returns The kind of one more change; undefined when there is none. Repeats the question when the answer is no kind. */
async function askKind({ ask, say }: Terminal): Promise<ChangeKind | undefined> {
  for (;;) {
    const answer = (await ask(`What changed: ${ChangeKind.options.join(", ")}? (nothing more: Enter) `)).trim();
    const kind = ChangeKind.safeParse(answer).data;
    if (answer === "" || kind !== undefined) return kind;
    say(`there is no kind ${answer}; ${didYouMean(answer, ChangeKind.options)}`);
  }
}

async function askInstallers(project: Project, version: string, { ask, say }: Terminal): Promise<ReleaseRequest["installers"]> {
  const installers: ReleaseRequest["installers"] = [];
  for (const { edition, system } of listPlaces(project))
    for (;;) {
      const answer = (await ask(`The installer of ${edition} ${version} for ${system}: `)).trim();
      if (answer === "") break;
      // A shell would have put the folder in the place of ~.
      const installer = { edition, system, file: fromCaller(answer.replace(/^~(?=\/)/u, homedir())) };
      const wrong = listMissingFiles([installer]);
      if (wrong.length === 0) {
        installers.push(installer);
        break;
      }
      say(wrong.join("\n"));
    }
  return installers;
}

/** Takes a number or a name, and repeats the question until it is one of them. */
async function choose({ ask, say }: Terminal, question: string, among: readonly string[]): Promise<string> {
  for (const [place, name] of among.entries()) say(`  ${place + 1}  ${name}`);
  for (;;) {
    const answer = (await ask(`${question} `)).trim();
    const found = among[Number(answer) - 1] ?? among.find((name) => name === answer);
    if (found !== undefined) return found;
    say(`${answer} is none of them`);
  }
}
