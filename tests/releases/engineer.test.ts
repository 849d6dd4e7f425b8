/**
 * An engineer releases a version: scaffold, fill in, sign, check, build, on a copy of the project with the fixture site and a key of its
 * own. On the way a release that is not complete shows nothing to anybody. One build, which goes on from that of the fixture site, because
 * builds are slow.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { imageSize } from "image-size";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import type { ReleaseFile } from "#schemas/release-feed.ts";
import { LONG } from "#tests/support/extent.ts";
import { git } from "#tests/support/git.ts";
import { copyBuiltFixtureProject, FIXTURE_CONTENT, fixtureEnvironment } from "#tests/support/fixture-site.ts";
import { readAppcast, wouldTake } from "#tests/support/release-files.ts";

let project = "";
/** The key, the plug-in's repository and its built installers: all that is not the site's. */
let outside = "";
beforeAll(() => {
  project = copyBuiltFixtureProject();
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
    env: { ...process.env, ...fixtureEnvironment(project), ...env },
  });
  return { status, said: `${stdout}${stderr}` };
}
const script = (name: string, ...args: string[]) =>
  node(["--import", "tsx", join("scripts", name), ...args], { RELEASE_KEY_FILE: join(outside, "key.pem") });
const check = () => script("check-content.ts");
const at = (...path: string[]) => join(project, FIXTURE_CONTENT, ...path);
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
  const { status, said } = node([
    "--import",
    "tsx",
    "--import",
    "./tests/support/without-pictures.mjs",
    "tests/support/what-visitors-see.tsx",
  ]);
  expect({ status, said }).toEqual({ status: 0, said: expect.stringMatching(/^[0-9a-f]{64}\n$/u) as string });
  return said;
}

it("begins with a pair of keys: everything is signed anew, and the checker agrees", () => {
  expect(script("release-sign.ts")).toMatchObject({ status: 2, said: `RELEASE_KEY_FILE: there is no file ${join(outside, "key.pem")}\n` });
  expect(script("release-sign.ts", "--new-key", join(outside, "key.pem"), "--replace")).toMatchObject({ status: 0 });
  expect(check().said).toMatch(/^\d+ files, no problems/mu);
});

it("an incomplete release changes nothing that a visitor sees, and the checker says why", { tags: [LONG] }, () => {
  const before = whatVisitorsSee();
  const phrase = ["--phrase", "crash,host=reaper,action=exporting"];
  expect(script("release.ts", "tidepool", ...phrase, ...builtInstallers("Tidepool-1.0.1-macOS.zip")).status).toBe(0);

  // Not signed yet.
  expect(check().said).toContain("releases/signature");
  expect(whatVisitorsSee()).toBe(before);

  // Signed, but a byte of the installer has changed on its way; then the installer is gone.
  expect(script("release-sign.ts", "tidepool", "1.0.1")).toMatchObject({ status: 0 });
  const installer = at("shared/installers/tidepool/1.0.1/Tidepool-1.0.1-macOS.zip");
  edit(installer, /bytes/u, "bites");
  expect(check().said).toMatch(/1\.0\.1\.yaml:\d+:\d+ {2}error {2}releases\/installer-hash/u);
  expect(whatVisitorsSee()).toBe(before);
  renameSync(installer, join(outside, "kept.zip"));
  expect(check().said).toMatch(/1\.0\.1\.yaml:\d+:\d+ {2}error {2}releases\/installer-missing/u);
  expect(whatVisitorsSee()).toBe(before);

  // Whole again: now it is there.
  renameSync(join(outside, "kept.zip"), installer);
  edit(installer, /bites/u, "bytes");
  expect(check().said).toMatch(/^\d+ files, no problems/mu);
  expect(whatVisitorsSee()).not.toBe(before);
});

const FILES = ["Lite", "Standard"].flatMap((edition) => ["macOS", "Windows"].map((system) => `Lantern-${edition}-1.1.2-${system}.zip`));

it("a version from commits is written, filled in, signed, checked and built", () => {
  const plugin = join(outside, "plugin");
  mkdirSync(plugin);
  git(plugin, "init", "-q");
  for (const subject of ["chore: begin", "fix: crash in Cubase when a mix is exported", "perf: lower processor load"])
    git(plugin, "commit", "-q", "--allow-empty", "-m", subject);
  const { status, said } = script(
    "release.ts",
    ...["lantern", "1.1.2", "--from-git", "HEAD~2..HEAD", "--git", plugin, "--kind", "fix:faint-meter"],
    ...builtInstallers(...FILES),
  );
  expect({ status, said }).toEqual({ status: 0, said: expect.any(String) as string });
  expect(said).toMatch(/to write: 1 sentence in \S+\/en\/releases\/lantern\/1\.1\.2\.mdx/u);

  expect(check().said).toContain("the sentence for faint-meter is not written yet");
  edit(at("en/releases/lantern/1.1.2.mdx"), /"TODO[^"]*"/u, "On Windows the meter is as bright as on macOS.");
  edit(at("ja/releases/lantern/1.1.2.mdx"), /"TODO[^"]*"/u, "Windows でもメーターがはっきり見えるようになりました。");
  expect(check().said).toContain("gaps/unrecorded");
  expect(script("translate.ts", "accept", "--all").said).toContain("accepted");
  expect(script("release-sign.ts", "lantern", "1.1.2").said).toContain("4 signatures in 1 file");
  expect(check().said).toMatch(/^\d+ files, no problems/mu);
  const build = script("build.ts");
  expect(build.said).toContain("built in");
});

it("is on the page, in the feeds and offered for download, in every language", () => {
  const site = (path: string) => readFileSync(join(project, "dist/site", path), "utf8");
  // Tags, and a word joiner, may stand within a file's name: they say where a line may end.
  const textOf = (html: string) => html.replace(/<[^>]*>|\u2060/gu, "");
  const { path, screens } = parse(readFileSync(at("shared/products/lantern.yaml"), "utf8")) as ProductFacts;
  for (const locale of LOCALES) {
    const local = (address: string) => (locale === "ja" ? address : `/${locale}${address}`);
    const page = site(`${local(path)}/releases.html`);
    const [newest] = [...page.matchAll(/<section id="(\d+\.\d+\.\d+)"/gu)].map(([, version]) => version);
    expect(newest).toBe("1.1.2");
    for (const file of FILES) expect(textOf(page).includes(file), file).toBe(true);
    expect(parseAtomFeed(site(`${local(path)}/releases/feed.xml`)).entries?.[0]).toMatchObject({ title: { value: "Lantern 1.1.2" } });
    expect(parseJsonFeed(site(`${local(path)}/releases/feed.json`)).items?.[0]?.title).toBe("Lantern 1.1.2");
    expect(site(local("/releases/feed.xml"))).toContain("<title>Lantern 1.1.2</title>");
    for (const screen of screens) {
      if (screen.kind !== "download") continue;
      expect(textOf(site(`${local(screen.path)}.html`))).toMatch(/Lantern-[A-Za-z]+-1\.1\.2-macOS\.zip/u);
    }
  }
  expect(site("/de/lantern/releases/feed.xml")).toContain("Ein Absturz von Cubase beim Exportieren eines Mixes ist behoben.");
});

it("is what programs find: releases.json and the appcast agree with the files, and refuse another byte", async () => {
  const site = (path: string) => readFileSync(join(project, "dist/site", path), "utf8");
  const file = JSON.parse(site("/lantern/releases/releases.json")) as ReleaseFile;
  expect(file.latest).toEqual({ stable: "1.1.2" });
  expect(file.releases[0]?.installers.map((installer) => installer.file)).toEqual(FILES);
  expect(file.releases.find(({ version }) => version === "1.1.1")?.knownIssues).toMatchObject([{ id: "faint-meter", fixedIn: "1.1.2" }]);
  for (const edition of ["lanternLite", "lanternStandard"]) {
    const { items } = readAppcast(site(`/lantern/releases/appcast-${edition}.xml`));
    for (const item of items.filter(({ version }) => version === "1.1.2")) {
      const listed = file.releases[0]?.installers.find(({ url }) => url === item.url);
      expect(listed).toMatchObject({ edition, signature: item.signature, size: item.length });
      const bytes = readFileSync(at("shared/installers/lantern/1.1.2", listed?.file ?? ""));
      expect(await wouldTake(item, bytes, file.publicKey)).toBe(true);
      expect(await wouldTake(item, Buffer.from(bytes.toString().replace("bytes", "bites")), file.publicKey)).toBe(false);
    }
    expect(items.filter(({ version }) => version === "1.1.2").map(({ system }) => system)).toEqual(["macos", "windows"]);
  }
});

it("a picture replaced under its name gives texts its own size, though no text has changed", { tags: [LONG] }, () => {
  const compile = () => {
    expect(node(["node_modules/contentlayer2/bin/cli.cjs", "build"])).toMatchObject({ status: 0 });
    return readFileSync(join(project, ".contentlayer/generated/SupportWords/en__support__how-trials-work.mdx.json"), "utf8");
  };
  const [glow, window] = ["glow", "window"].map((name) => join(project, `tests/fixtures/site/public/images/products/lantern/${name}.png`));
  const sizeOf = (file = "") => imageSize(readFileSync(file));
  const before = compile();
  expect(sizeOf(window)).not.toEqual(sizeOf(glow));
  cpSync(window ?? "", glow ?? "");
  const after = compile();
  expect(before).not.toContain(String(sizeOf(glow).width));
  expect(after).toContain(String(sizeOf(glow).width));
});
