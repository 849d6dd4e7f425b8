/**
 * An engineer releases a version: scaffold, fill in, sign, check, build, on a copy of the project with a key of its own. On
 * the way a release that is not complete shows nothing to anybody. One build, because builds are slow.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import type { ReleaseFile } from "#schemas/release-feed.ts";
import { copyProject } from "#tests/bench/lib/project-copy.ts";
import { readAppcast, wouldTake } from "#tests/support/release-files.ts";

let project = "";
/** The key, the plug-in's repository and its built installers: all that is not the site's. */
let outside = "";
beforeAll(() => {
  project = copyProject(process.cwd());
  outside = mkdtempSync(join(tmpdir(), "engineer-"));
});
afterAll(() => {
  for (const folder of [project, outside])
    if (folder !== "") rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

function node(args: readonly string[], env: Record<string, string> = {}): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: "utf8",
    maxBuffer: 1 << 26,
    // The day that graces are counted to is the commit's, here as in the repository. Contentlayer believes PWD, not the folder it runs in.
    env: { ...process.env, GIT_DIR: resolve(".git"), PWD: project, CI: "1", NO_COLOR: "1", ...env },
  });
  return { status, said: `${stdout}${stderr}` };
}
const script = (name: string, ...args: string[]) =>
  node(["--import", "tsx", join("scripts", name), ...args], { RELEASE_KEY_FILE: join(outside, "key.pem") });
const check = () => script("check-content.ts");
const at = (...path: string[]) => join(project, "content", ...path);
const edit = (file: string, from: RegExp, to: string) => {
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
};

/** Installers as the plug-in's CI has built them. */
function builtInstallers(...names: string[]): string[] {
  mkdirSync(join(outside, "built"), { recursive: true });
  return names.flatMap((name) => {
    writeFileSync(join(outside, "built", name), `the bytes of ${name}\n`);
    return ["--installer", join(outside, "built", name)];
  });
}

function whatVisitorsSee(): string {
  expect(node(["node_modules/contentlayer2/bin/cli.cjs", "build"])).toMatchObject({ status: 0 });
  const { status, said } = node(["--import", "tsx", "tests/support/what-visitors-see.tsx"]);
  expect({ status, said }).toEqual({ status: 0, said: expect.stringMatching(/^[0-9a-f]{64}\n$/u) as string });
  return said;
}

it("begins with a pair of keys: everything is signed anew, and the checker agrees", () => {
  expect(script("release-sign.ts", "--new-key", join(outside, "key.pem"))).toMatchObject({ status: 0 });
  expect(check().said).toMatch(/^\d+ files, no problems/u);
});

it("an incomplete release changes nothing that a visitor sees, and the checker says why", () => {
  const before = whatVisitorsSee();
  const phrase = ["--phrase", "crash,host=reaper,action=exporting"];
  expect(script("release.ts", "mono-low", ...phrase, ...builtInstallers("MonoLow-1.1.1-macOS.zip")).status).toBe(0);

  // Not signed yet.
  expect(check().said).toContain("releases/signature");
  expect(whatVisitorsSee()).toBe(before);

  // Signed, but a byte of the installer has changed on its way; then the installer is gone.
  expect(script("release-sign.ts", "mono-low", "1.1.1")).toMatchObject({ status: 0 });
  const installer = at("shared/installers/mono-low/1.1.1/MonoLow-1.1.1-macOS.zip");
  edit(installer, /bytes/u, "bites");
  expect(check().said).toMatch(/1\.1\.1\.yaml:\d+:\d+ {2}error {2}releases\/installer-hash/u);
  expect(whatVisitorsSee()).toBe(before);
  renameSync(installer, join(outside, "kept.zip"));
  expect(check().said).toMatch(/1\.1\.1\.yaml:\d+:\d+ {2}error {2}releases\/installer-missing/u);
  expect(whatVisitorsSee()).toBe(before);

  // Whole again: now it is there.
  renameSync(join(outside, "kept.zip"), installer);
  edit(installer, /bites/u, "bytes");
  expect(check().said).toMatch(/^\d+ files, no problems/u);
  expect(whatVisitorsSee()).not.toBe(before);
});

/** The one sentence that no commit has words for. */
const SENTENCES = {
  fr: "Dans DaVinci Resolve sous Windows, les afficheurs suivent la taille de la fenêtre.",
  de: "In DaVinci Resolve unter Windows folgen die Pegelanzeigen der Größe des Fensters.",
  zh: "在 Windows 版 DaVinci Resolve 中，电平表会随窗口大小变化。",
  es: "En DaVinci Resolve para Windows, los medidores siguen el tamaño de la ventana.",
};

const FILES = ["Lite", "Standard"].flatMap((edition) => ["macOS", "Windows"].map((system) => `3DX-${edition}-1.2.2-${system}.zip`));

it("a version from commits is written, filled in, signed, checked and built", () => {
  const plugin = join(outside, "plugin");
  mkdirSync(plugin);
  const git = (...args: string[]) => execFileSync("git", ["-c", "user.name=E", "-c", "user.email=e@example.org", ...args], { cwd: plugin });
  git("init", "-q");
  for (const subject of ["chore: begin", "fix: crash in Cubase when a mix is exported", "perf: lower processor load"])
    git("commit", "-q", "--allow-empty", "-m", subject);
  const { status, said } = script(
    "release.ts",
    ...["3dx", "1.2.2", "--from-git", "HEAD~2..HEAD", "--git", plugin, "--kind", "fix:resolve-resize"],
    ...builtInstallers(...FILES),
  );
  expect({ status, said }).toEqual({ status: 0, said: expect.any(String) as string });
  expect(said).toContain("to write: 1 sentence in content/en/releases/3dx/1.2.2.mdx");

  expect(check().said).toContain("the sentence for resolve-resize is not written yet");
  edit(at("en/releases/3dx/1.2.2.mdx"), /"TODO[^"]*"/u, "In DaVinci Resolve on Windows, the meters follow the size of the window.");
  edit(
    at("ja/releases/3dx/1.2.2.mdx"),
    /"TODO[^"]*"/u,
    "Windows の DaVinci Resolve でも、メーターがウィンドウの大きさに合わせて変わるようになりました。",
  );
  for (const [locale, sentence] of Object.entries(SENTENCES)) edit(at(locale, "releases/3dx/1.2.2.mdx"), /"TODO[^"]*"/u, sentence);
  expect(check().said).toContain("gaps/unrecorded");
  expect(script("translate.ts", "accept", "--all").said).toContain("accepted");
  expect(script("release-sign.ts", "3dx", "1.2.2").said).toContain("4 signatures in 1 files");
  expect(check().said).toMatch(/^\d+ files, no problems/u);
  const build = script("build.ts");
  expect(build.said).toContain("built in");
});

it("is on the page, in the feeds and offered for download, in every language", () => {
  const site = (path: string) => readFileSync(join(project, "dist/site", path), "utf8");
  // Tags, and a word joiner, may stand within a file's name: they say where a line may end.
  const textOf = (html: string) => html.replace(/<[^>]*>|\u2060/gu, "");
  const { path, screens } = parse(readFileSync(at("shared/products/3dx.yaml"), "utf8")) as ProductFacts;
  for (const locale of LOCALES) {
    const local = (address: string) => (locale === "ja" ? address : `/${locale}${address}`);
    const page = site(`${local(path)}/releases.html`);
    const [newest] = [...page.matchAll(/<section id="(\d+\.\d+\.\d+)"/gu)].map(([, version]) => version);
    expect(newest).toBe("1.2.2");
    for (const file of FILES) expect(textOf(page).includes(file), file).toBe(true);
    expect(parseAtomFeed(site(`${local(path)}/releases/feed.xml`)).entries?.[0]).toMatchObject({ title: { value: "3DX 1.2.2" } });
    expect(parseJsonFeed(site(`${local(path)}/releases/feed.json`)).items?.[0]?.title).toBe("3DX 1.2.2");
    expect(site(local("/releases/feed.xml"))).toContain("<title>3DX 1.2.2</title>");
    for (const screen of screens) {
      if (screen.kind !== "download") continue;
      expect(textOf(site(`${local(screen.path)}.html`))).toMatch(/3DX-[A-Za-z]+-1\.2\.2-macOS\.zip/u);
    }
  }
  expect(site("/de/3dx/releases/feed.xml")).toContain("Ein Absturz von Cubase beim Exportieren eines Mixes ist behoben.");
});

it("is what programs find: releases.json and the appcast agree with the files, and refuse another byte", async () => {
  const site = (path: string) => readFileSync(join(project, "dist/site", path), "utf8");
  const file = JSON.parse(site("/3dx/releases/releases.json")) as ReleaseFile;
  expect(file.latest).toEqual({ stable: "1.2.2" });
  expect(file.releases[0]?.installers.map((installer) => installer.file)).toEqual(FILES);
  expect(file.releases.find(({ version }) => version === "1.2.1")?.knownIssues).toMatchObject([{ id: "resolve-resize", fixedIn: "1.2.2" }]);
  for (const edition of ["threeDXLite", "threeDXStandard"]) {
    const { items } = readAppcast(site(`/3dx/releases/appcast-${edition}.xml`));
    for (const item of items.filter(({ version }) => version === "1.2.2")) {
      const listed = file.releases[0]?.installers.find(({ url }) => url === item.url);
      expect(listed).toMatchObject({ edition, signature: item.signature, size: item.length });
      const bytes = readFileSync(at("shared/installers/3dx/1.2.2", listed?.file ?? ""));
      expect(await wouldTake(item, bytes, file.publicKey)).toBe(true);
      expect(await wouldTake(item, Buffer.from(bytes.toString().replace("bytes", "bites")), file.publicKey)).toBe(false);
    }
    expect(items.filter(({ version }) => version === "1.2.2").map(({ system }) => system)).toEqual(["macos", "windows"]);
  }
});
