import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contrastOf } from "#lib/contrast.ts";
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { readableColours } from "./colours.ts";
import { readNewSite, slugOf } from "./options.ts";
import { writeSite } from "./write-site.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "new-site-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const NOW = new Date("2026-09-01T00:00:00Z");
const options = (...locales: [Locale, ...Locale[]]) => ({ name: "Harp: Audio & Co", locales, colour: "#2f5fd0", folder });

it.each<[Locale, ...Locale[]][]>([[["ja", "en"]], [["de"]], [["zh", "fr"]], [[...ALL_LOCALES] as [Locale, ...Locale[]]]])(
  "writes a site in %j that the checker passes",
  async (locales) => {
    await writeSite(options(...locales), NOW);
    const { problems, notes } = await checkContent({ root: join(folder, "content"), now: "2026-09-01", cache: false });
    expect(problems).toEqual([]);
    expect(notes.map(({ rule }) => rule)).toEqual(["catalogue/no-picture", "redirects/no-record"]);
  },
);

it("writes nothing into a folder that is not empty", async () => {
  writeFileSync(join(folder, "notes.txt"), "mine\n");
  await expect(writeSite(options("en"), NOW)).rejects.toThrow(`${folder} is no empty folder`);
  expect(existsSync(join(folder, "content"))).toBe(false);
  const file = join(folder, "notes.txt");
  await expect(writeSite({ ...options("en"), folder: file }, NOW)).rejects.toThrow(`${file} is no empty folder`);
});

it("copies facts without the comments of another vendor", async () => {
  await writeSite(options("en"), NOW);
  for (const file of ["commerce", "daws", "formats", "systems"])
    expect(readFileSync(join(folder, `content/shared/${file}.yaml`), "utf8"), file).not.toMatch(/#(?! yaml-language-server)/u);
});

it("marks legal pages as drafts and keeps them out of search engines", async () => {
  await writeSite(options("en"), NOW);
  expect(readFileSync(join(folder, "content/en/pages/privacy.mdx"), "utf8")).toContain("draft");
  expect(readFileSync(join(folder, "content/shared/pages.yaml"), "utf8")).toMatch(
    /id: privacy\n {4}path: .*\n {4}class: legal\n {4}indexed: false/u,
  );
});

describe("the command line", () => {
  it("takes a name, languages and a colour", () => {
    expect(readNewSite(["--name", "Härp Audio", "--locales", "ja,en,ja", "--colour", "#2F5FD0"])).toEqual({
      name: "Härp Audio",
      locales: ["ja", "en"],
      colour: "#2f5fd0",
      folder: "sites/harp-audio",
    });
    expect(slugOf("音の店")).toBe("site");
  });

  it.each([
    [[], "--name is missing"],
    [["--name", "A", "--locales", "ja,xx"], "--locales is xx; it must be one of"],
    [["--name", "A", "--colour", "blue"], "--colour is blue; write six digits"],
    // It would be this folder, and the new site would replace the repository's own.
    [["--name", "A", "--folder", ""], "--folder is empty"],
    [["--name", "A", "--color", "#000000"], "did you mean --colour?"],
  ])("refuses %j", (args, message) => {
    expect(() => readNewSite(args)).toThrow(message);
  });
});

it.each(["#2f5fd0", "#ffee00", "#101010", "#ffffff"])("makes two readable colours of %s", (colour) => {
  const { light, dark } = readableColours(colour);
  for (const ground of ["#f5f3ee", "#ffffff"]) expect(contrastOf(light, ground)).toBeGreaterThanOrEqual(4.5);
  for (const ground of ["#0c0e12", "#13161c"]) expect(contrastOf(dark, ground)).toBeGreaterThanOrEqual(4.5);
});
