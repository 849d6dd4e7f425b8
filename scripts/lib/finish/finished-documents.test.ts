import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { keptResults } from "#scripts/lib/build/kept-results.ts";
import { compressionOf } from "./compress.ts";
import { finishedDocuments } from "./finished-documents.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "finished-documents-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
});

const MESSAGES = { help: "x".repeat(300) };
const documentOf = (words: string, messages = MESSAGES) =>
  renderToStaticMarkup(
    createElement("html", { lang: "en" }, createElement("body", { "data-props": JSON.stringify({ messages }) }, words.repeat(200))),
  );

/** Finishes documents by their names, as a build with this code does. @returns The names of those that were finished anew. */
async function build(documents: Record<string, string>, code = "code"): Promise<string[]> {
  const [draft, site] = [join(folder, "draft"), join(folder, "site")];
  mkdirSync(draft);
  const finished = finishedDocuments(draft, site, compressionOf(draft, site), keptResults("finished", code, folder));
  const fresh: string[] = [];
  for (const [name, html] of Object.entries(documents)) if (await finished.write(name, html)) fresh.push(name);
  finished.save();
  rmSync(site, { recursive: true, force: true });
  renameSync(draft, site);
  return fresh;
}

const read = (name: string) => readFileSync(join(folder, "site", name));
/** Every file of the site with its content; compressed forms as what they decompress to. */
const readAll = () =>
  new Map(
    (readdirSync(join(folder, "site"), { recursive: true }) as string[])
      .filter((name) => name.includes("."))
      .sort()
      .map((name) => {
        const bytes = read(name);
        const text = name.endsWith(".br") ? brotliDecompressSync(bytes) : name.endsWith(".gz") ? gunzipSync(bytes) : bytes;
        return [name, text.toString()];
      }),
  );

const [A, B] = [documentOf("A lantern. "), documentOf("It's bright. ", { help: "y".repeat(300) })];

test("only a document whose HTML has changed is finished anew, and the site is that of a build of everything", async () => {
  expect(await build({ "a.html": A, "b.html": A })).toEqual(["a.html", "b.html"]);
  expect(await build({ "a.html": A, "b.html": B, "c.html": A })).toEqual(["b.html", "c.html"]);
  expect(await build({ "a.html": A, "b.html": B, "c.html": A })).toEqual([]);
  const kept = readAll();
  expect(await build({ "a.html": A, "b.html": B, "c.html": A }, "other code")).toEqual(["a.html", "b.html", "c.html"]);
  expect(kept).toEqual(readAll());
  expect([...kept.keys()].filter((name) => name.startsWith("_assets/messages-"))).toHaveLength(2);
});

test("a document is finished anew when it, its compressed form or its messages are not as they were written", async () => {
  await build({ "a.html": A });
  const whole = readAll();
  const messages = [...whole.keys()].find((name) => name.startsWith("_assets/")) ?? "";

  writeFileSync(join(folder, "site/a.html"), "altered");
  expect(await build({ "a.html": A })).toEqual(["a.html"]);
  expect(readAll()).toEqual(whole);

  rmSync(join(folder, "site", messages));
  expect(await build({ "a.html": A })).toEqual(["a.html"]);
  expect(readAll()).toEqual(whole);

  rmSync(join(folder, "site/a.html.br"));
  await build({ "a.html": A });
  expect(readAll()).toEqual(whole);

  writeFileSync(join(folder, "finished.jsonl"), "{");
  expect(await build({ "a.html": A })).toEqual(["a.html"]);
});
