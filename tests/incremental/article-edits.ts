/** An article is added, as a copy of another one, or one that was added is removed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "#tests/bench/lib/random.ts";
import { type Edit, pick, writeEdit } from "./edit.ts";

const INDEX = "content/shared/support.yaml";
const ADDED = /\/(added-\d+)\.mdx$/u;

/** @param files The project's content files, by path from its folder. */
export function addOrRemoveArticle(project: string, files: readonly string[], random: Random, serial: number): Edit {
  const index = readFileSync(join(project, INDEX), "utf8");
  const articles = files.filter((file) => /^content\/[a-z]{2}\/support\//u.test(file));
  const added = articles.flatMap((file) => ADDED.exec(file)?.[1] ?? []);
  if (added.length > 0 && random() < 0.5) {
    const id = pick(added, random);
    const removed = articles.filter((file) => file.endsWith(`/${id}.mdx`)).map((file) => [file, undefined] as const);
    return writeEdit(project, "an article is removed", new Map([[INDEX, index.replace(`      - id: ${id}\n`, "")], ...removed]));
  }
  const source = pick([...index.matchAll(/^ {6}- id: (\S+)$/gmu)], random)[1] ?? "";
  const copies = articles
    .filter((file) => file.endsWith(`/${source}.mdx`))
    .map(
      (file) =>
        [file.replace(`/${source}.mdx`, `/added-${serial}.mdx`), copyOf(readFileSync(join(project, file), "utf8"), serial)] as const,
    );
  const line = `      - id: ${source}\n`;
  return writeEdit(
    project,
    "an article is added",
    new Map([[INDEX, index.replace(line, `      - id: added-${serial}\n${line}`)], ...copies]),
  );
}

/** Titles are different on each page. */
const copyOf = (text: string, serial: number) => text.replace(/^(title: .*?)(["']?)$/mu, `$1 ABC${serial}$2`);
