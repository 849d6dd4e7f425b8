/** Lays out a small site in a temporary folder: the valid base, and over it the files of one fixture that break a rule. */
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { recordSources } from "#tests/support/record-sources.ts";

const FIXTURES = fileURLToPath(new URL("../fixtures/content", import.meta.url));

/** Names of the fixtures: a rule's id with a hyphen for the slash. */
export function listFixtures(): string[] {
  return readdirSync(FIXTURES, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !entry.name.startsWith("_") ? [entry.name] : [],
  );
}

export type LaidOut = { project: string; root: string; [Symbol.dispose]: () => void };

/** A fixture's change of a file below the content folder: `to` for the text `from`, or at the end of the file. */
type Edit = { file: string; from?: string; to: string };

/**
 * Copies the base and a fixture. Beside files to put, a fixture may hold `_edits.yaml` (changes of the base's content files),
 * `_remove.txt` (files to take away, one a line), `_repeat.json` (a line to add so many times: too much to keep in the repository) and
 * `_links.json` (symbolic links to make, with what they point to). The sources of all translations are recorded then; files in
 * `_after/` are put over the others last.
 *
 * @throws when a file does not contain what an edit replaces.
 */
export function layOut(fixture?: string): LaidOut {
  const project = mkdtempSync(path.join(tmpdir(), "content-"));
  const root = path.join(project, "content");
  cpSync(path.join(FIXTURES, "_base"), project, { recursive: true });
  if (fixture === undefined) recordSources(root);
  else {
    const folder = path.join(FIXTURES, fixture);
    cpSync(folder, project, { recursive: true, filter: (file) => !path.relative(folder, file).startsWith("_") });
    for (const { file, from, to } of parse(readOptional(path.join(folder, "_edits.yaml")) ?? "[]") as Edit[])
      if (from === undefined) appendFileSync(path.join(root, file), to);
      else edit({ root }, file, from, to);
    for (const file of readOptional(path.join(folder, "_remove.txt"))?.trim().split("\n") ?? []) rmSync(path.join(project, file));
    const repeat = readOptional(path.join(folder, "_repeat.json"));
    const links = JSON.parse(readOptional(path.join(folder, "_links.json")) ?? "{}") as Record<string, string>;
    for (const [link, target] of Object.entries(links)) symlinkSync(target, path.join(project, link));
    recordSources(root);
    if (existsSync(path.join(folder, "_after"))) cpSync(path.join(folder, "_after"), project, { recursive: true });
    if (repeat !== undefined) addLines(project, JSON.parse(repeat) as { file: string; line: string; times: number });
  }
  return {
    project,
    root,
    [Symbol.dispose]: () => {
      rmSync(project, { recursive: true });
    },
  };
}

/** Replaces a text of a file below the site's content folder. */
export function edit({ root }: Pick<LaidOut, "root">, file: string, from: string, to: string): void {
  const full = path.join(root, file);
  const text = readFileSync(full, "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(
    full,
    text.replace(from, () => to),
  );
}

function readOptional(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function addLines(project: string, { file, line, times }: { file: string; line: string; times: number }): void {
  appendFileSync(path.join(project, file), `${line}\n`.repeat(times));
}
