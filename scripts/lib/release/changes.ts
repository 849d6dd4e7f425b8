/** The changes of a new release from flags and commits: each with its id, its kind and the texts that exist for it. */
import { ChangeKind } from "#schemas/release-facts.ts";
import { repeatedIn } from "#scripts/lib/check/repeated.ts";
import { didYouMean } from "#scripts/lib/report/wording.ts";
import { draftsFromGit, idOf, sentenceOf } from "./git-drafts.ts";
import { ReleaseError, type ReleaseRequest } from "./options.ts";
import { fillPhrase, findPhraseIn, type Texts } from "./phrases.ts";
import type { Project } from "./project.ts";

export type Change = { id: string; kind: ChangeKind; texts: Texts };
export type Changes = { changes: Change[]; issues: { id: string; texts: Texts }[]; leftOut: string[]; wrong: string[] };

/** @returns The changes, and in `wrong` a sentence for each kind, phrase, id and range of commits that does not exist. */
export function changesOf(
  request: Pick<ReleaseRequest, "changes" | "phrases" | "said" | "issues" | "range" | "git">,
  project: Project,
): Changes {
  const wrong: string[] = [];
  const changes: Change[] = [];
  const add = (id: string | undefined, kind: ChangeKind, texts: Texts) => changes.push({ id: unique(id ?? kind, changes), kind, texts });
  for (const { id, kind } of request.changes) {
    const known = ChangeKind.safeParse(kind).data;
    if (known === undefined) wrong.push(`--kind: there is no ${kind}; ${didYouMean(kind, ChangeKind.options)}`);
    else add(id, known, {});
  }
  for (const { id, phrase: name, slots } of request.phrases) {
    const { phrases } = project.phrases;
    const phrase = phrases.find((each) => each.id === name);
    if (phrase === undefined) {
      const names = phrases.map((each) => each.id);
      wrong.push(`there is no phrase ${name}; ${didYouMean(name, names)}`);
      continue;
    }
    const filled = fillPhrase(project, phrase, slots);
    if ("wrong" in filled) wrong.push(...filled.wrong);
    else add(id ?? [slots.host, phrase.id].filter(Boolean).join("-"), phrase.kind, filled.texts);
  }
  const { drafts, leftOut } = draftsOf(request, wrong);
  for (const { kind, subject } of drafts) {
    const found = findPhraseIn(project, subject);
    const filled = found === undefined ? undefined : fillPhrase(project, found.phrase, found.slots);
    const texts = filled !== undefined && "texts" in filled ? filled.texts : { [project.source]: sentenceOf(subject) };
    add(idOf(subject), found?.phrase.kind ?? kind, texts);
  }
  for (const [{ id }] of repeatedIn([...request.changes, ...request.phrases, ...request.issues.map((id) => ({ id }))], (each) => each.id))
    wrong.push(`--kind, --phrase, --issue: two are called ${id ?? ""}; give each an ID of its own`);
  const issues: Changes["issues"] = request.issues.map((id) => ({ id, texts: {} }));
  for (const { id, locale = project.source, text } of request.said) {
    const entries = [...changes, ...issues];
    const found = entries.find((each) => each.id === id);
    if (found !== undefined) found.texts[locale] = text;
    else {
      const names = entries.map((each) => each.id);
      wrong.push(`--say: nothing in this release is called ${id}; ${didYouMean(id, names, "name it with --kind or --issue")}`);
    }
  }
  return { changes, issues, leftOut, wrong };
}

/** @param wrong Gets a sentence when there are no such commits. */
function draftsOf({ range, git }: Pick<ReleaseRequest, "range" | "git">, wrong: string[]): ReturnType<typeof draftsFromGit> {
  try {
    return range === undefined ? { drafts: [], leftOut: [] } : draftsFromGit(git, range);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    wrong.push(...error.sentences);
    return { drafts: [], leftOut: [] };
  }
}

/** The id with a number behind it, when another change has it. */
export function unique(id: string, taken: readonly { id: string | undefined }[]): string {
  let name = id;
  for (let number = 2; taken.some((change) => change.id === name); number++) name = `${id}-${number}`;
  return name;
}
