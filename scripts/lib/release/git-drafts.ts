/** Changes drafted from the commit subjects of a plug-in's repository. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { ChangeKind } from "#schemas/release-facts.ts";
import { ReleaseError } from "./options.ts";

/** The kind of change by the first word of a commit subject, as most plug-in repositories write it. */
const KINDS: Readonly<Record<string, ChangeKind>> = {
  fix: "fix",
  perf: "speed",
  speed: "speed",
  feat: "look",
  look: "look",
  ui: "look",
  sound: "sound",
  new: "new",
};

const KINDS_IN_SUBJECTS = Object.keys(KINDS)
  .map((kind) => `${kind}:`)
  .join(", ");

type GitDrafts = { drafts: { kind: ChangeKind; subject: string }[]; leftOut: string[] };

/** @throws ReleaseError when git has no such range, or no subject in it names a change. */
export function draftsFromGit(folder: string, range: string): GitDrafts {
  if (!existsSync(folder)) throw new ReleaseError([`--git: there is no folder ${folder}`]);
  // A range that begins with a hyphen would be an option of git.
  const { status, stdout, stderr } = spawnSync("git", ["log", "--reverse", "--no-merges", "--format=%s", "--end-of-options", range, "--"], {
    cwd: folder,
    encoding: "utf8",
    // Within a git hook these name another repository than the folder's.
    env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
  });
  if (status !== 0) throw new ReleaseError([`--from-git: git does not know ${range} in ${folder} (${stderr.trim().split("\n")[0] ?? ""})`]);
  const found = draftsOf(stdout.split("\n").filter((line) => line !== ""));
  if (found.drafts.length > 0) return found;
  const subjects = found.leftOut.length === 0 ? "there is none" : `there are only: ${found.leftOut.join("; ")}`;
  throw new ReleaseError([`--from-git: no commit of ${range} begins with ${KINDS_IN_SUBJECTS}; ${subjects}`]);
}

/** Drafts from subjects such as "fix(window): keeps its size". `feat(sound)` is a change of sound. Other subjects are left out and listed. */
function draftsOf(subjects: readonly string[]): GitDrafts {
  const result: GitDrafts = { drafts: [], leftOut: [] };
  for (const line of subjects) {
    const [, type = "", scope = "", subject = ""] = /^([a-z]+)(?:\(([^)]*)\))?!?:\s*(.+)$/iu.exec(line) ?? [];
    const kind = type === "feat" && scope === "sound" ? "sound" : KINDS[type.toLowerCase()];
    if (kind === undefined) result.leftOut.push(line);
    else result.drafts.push({ kind, subject: subject.trim() });
  }
  return result;
}

/** "keeps its size" becomes "Keeps its size." */
export const sentenceOf = (subject: string): string => `${subject.charAt(0).toUpperCase()}${subject.slice(1).replace(/[.。]?$/u, ".")}`;

/** An id for a change, from the first words of its subject. */
export function idOf(subject: string): string {
  const words =
    subject
      .normalize("NFD")
      .toLowerCase()
      .match(/[a-z0-9]+/gu) ?? [];
  const telling = words.filter((word) => !/^(?:a|an|the|is|are|in|on|of|to|when|and|not|no)$/u.test(word));
  return (telling.length > 0 ? telling : words).slice(0, 4).join("-") || "change";
}
