/** Another vendor moves in: a new site is built in a copy of the project, and shows nothing of the one that the repository ships. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { copyProject } from "#tests/bench/lib/project-copy.ts";
import { LONG } from "#tests/support/extent.ts";

let project = "";
let vendor = "";
beforeAll(() => {
  project = copyProject(process.cwd());
});
afterEach(() => remove(join(vendor, "..")));
afterAll(() => {
  if (project !== "") remove(project);
});

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

function writeSite(locales: string): void {
  vendor = join(mkdtempSync(join(tmpdir(), "vendor-")), "harp");
  expect(run("scripts/new-site.ts", "--name", "Harp Audio", "--locales", locales, "--folder", vendor)).toMatchObject({ status: 0 });
}

function run(script: string, ...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", script, ...args], {
    cwd: project,
    encoding: "utf8",
    maxBuffer: 1 << 26,
    env: { ...process.env, CONTENT_DIR: join(vendor, "content"), PWD: project, CI: "1", NO_COLOR: "1" },
  });
  return { status, said: `${stdout}${stderr}` };
}

/** The vendor and every product, edition and link of the repository's own content. */
function namesOfRepository(): string[] {
  const read = (file: string): unknown => parse(readFileSync(join("content/shared", file), "utf8"));
  const { name, origin } = read("site.yaml") as { name: string; origin: string };
  const products = readdirSync("content/shared/products").map((file) => {
    const { name, path } = read(`products/${file}`) as { name: string; path: string };
    return [name, `${path}"`, basename(file, ".yaml")];
  });
  return [name, new URL(origin).host, ...products.flat()];
}

it("is checked and built, and names nothing of the vendor before", { tags: [LONG] }, () => {
  writeSite("de,ja");
  expect(run("scripts/check-content.ts").said).toMatch(/^\d+ files, no problems/mu);
  const built = run("scripts/build.ts");
  expect({ ...built, said: built.said.slice(-2000) }).toMatchObject({ status: 0 });

  const site = join(project, "dist/site");
  const files = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:html|xml|json|txt|webmanifest|svg)$/u.test(file),
  );
  const pages = files.filter((file) => file.endsWith(".html"));
  expect(pages).toEqual(expect.arrayContaining(["index.html", "ja.html", "products.html", "ja/privacy.html", "404.html"]));
  const texts = files.map((file) => ({ file, text: readFileSync(join(site, file), "utf8") }));
  const names = namesOfRepository();
  expect(texts.flatMap(({ file, text }) => names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`))).toEqual([]);

  // With one product, nothing free and no words in the drafts, no part of a page is a heading alone or a list without entries.
  const EMPTY = /<(section|nav|details|ul|ol|tbody)\b[^>]*>(?:<div\b[^>]*><\/div>)?<\/\1>/gu;
  const empty = texts.flatMap(({ file, text }) =>
    file.endsWith(".html") ? [...text.replaceAll(/<h2\b.*?<\/h2>/gu, "").matchAll(EMPTY)].map(([part]) => `${file}: ${part}`) : [],
  );
  expect(empty).toEqual([]);

  // Every link leads to a page or a file of the site.
  const there = new Set(files.map((file) => `/${file.replace(/(?:^|\/)?index\.html$|\.html$/u, "")}`));
  const links = texts.flatMap(({ file, text }) =>
    file.endsWith(".html") ? [...text.matchAll(/<a [^>]*href="(\/[^"#?]*)/gu)].map(([, to = ""]) => ({ file, to })) : [],
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ to }) => !there.has(to)).map(({ file, to }) => `${file} leads to ${to}`)).toEqual([]);
});

// Keys of links and topics are types, and crawls walk through what there is: neither code nor tests may need what only the repository's own content has.
it("has all of npm test green", { tags: [LONG], timeout: 3_600_000 }, () => {
  writeSite("ja,en");
  for (const args of [
    ["init", "--quiet"],
    ["add", "--all"],
    ["-c", "user.name=Test", "-c", "user.email=test@site.example", "commit", "--quiet", "-m", "Copy"],
  ])
    expect(spawnSync("git", args, { cwd: project, encoding: "utf8" })).toMatchObject({ status: 0 });
  const { status, said } = run("tests/steps/run-tests.ts");
  expect({ status, said: said.slice(-5000) }).toMatchObject({ status: 0 });
});
