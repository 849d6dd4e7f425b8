/** Messages in the author's terms, where the parser's own would mislead. */
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit, layOut } from "#tests/support/lay-out.ts";
import { checkContent } from "./check-content.ts";

it("calls a decimal comma by its name", async () => {
  using site = layOut();
  const file = path.join(site.root, "shared/products/lantern.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/list: (\d+)\.(\d\d), sale: [\d.]+/u, "list: $1,$2"));
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(/^\d+,\d\d has a decimal comma$/u)]);
});

it.each([
  ["list: 348.00", "list: 1,348.00", "1,348.00 has a comma", "write 1348.00: numbers have no comma between thousands"],
  ["list: 348.00", "list: 1,348,000.00", "1,348,000.00 has a comma", "write 1348000.00: numbers have no comma between thousands"],
  ["list: 348.00", "list: 348,00", "348,00 has a decimal comma", "write 348.00: numbers have a point"],
  ["sale: 117.60", "sale: 117,60", "117,60 has a decimal comma", "write 117.60: numbers have a point"],
])("compares nothing with a number that has a comma: %s as %s", async (from, to, message, hint) => {
  using site = layOut();
  edit(site, "shared/products/lantern.yaml", from, to);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems).toMatchObject([{ message, hint }]);
});

it.each([
  ["{from} to {to} kHz", 13, 'put all of it in quotes: "{from} to {to} kHz"'],
  ["[new] Keep the key", 12, 'put all of it in quotes: "[new] Keep the key"'],
  ['"Next" is below', 13, 'put all of it in quotes: "\\"Next\\" is below"'],
  ["{from}", 6, 'put the text in quotes: "{from}"'],
])("says of %s that it needs quotes", async (text, column, hint) => {
  using site = layOut();
  const file = path.join(site.root, "en/messages.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^common:\n(?: {2}.*\n)*/mu, `common:\n  a: ${text}\n`));
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.filter((problem) => problem.file === "content/en/messages.yaml")).toMatchObject([{ line: 3, column, hint }]);
});

it.each([
  ["hue: 190", "hue:190", "there is no space after this colon, so YAML takes the line for text", "write hue: 190"],
  ["hue: 190", "hue 190", "a colon is missing in this line", "write hue: 190; or indent the line, if it belongs to the text before it"],
  [
    "    price: { list: 168.00",
    "   price: { list: 168.00",
    "this line does not line up with the lines around it",
    "give all fields of a group the same indentation",
  ],
  [
    "    edition: Standard",
    "     edition: Standard",
    "the line below is indented deeper, so YAML takes it for a part of this text",
    "give all fields of a group the same indentation",
  ],
  [
    "  - key: lanternStandard",
    " - key: lanternStandard",
    "this line does not line up with the lines around it",
    "give all items of a list the same indentation",
  ],
  ["168.00, sale", "168.00 sale", "a comma is missing between the brackets", "write 168.00, sale: 117.60"],
  ["sale: 117.60 }", "sale: 117.60", "a bracket is opened and never closed", "add } where the group ends"],
  ['layout: "22.2"', "layout: #22.2", "YAML takes #22.2 and the rest of its line for a comment", 'put it in quotes: "#22.2"'],
  ["[VST3, AU]", "[VST3, AU", "a bracket is opened and never closed", "add ] where the list ends"],
])("says what is wrong with %s written as %s", async (from, to, message, hint) => {
  using site = layOut();
  edit(site, "shared/products/lantern.yaml", from, to);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems).toMatchObject([{ file: "content/shared/products/lantern.yaml", message, hint }]);
});

it.each(["shared/links.yaml", "ja/pages/home.mdx"])("says that %s is a link, and not that it is missing", async (name) => {
  using site = layOut();
  const file = path.join(site.root, name);
  renameSync(file, path.join(site.project, "elsewhere"));
  symlinkSync(path.join(site.project, "elsewhere"), file);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  const own = problems.filter((problem) => problem.file === `content/${name}` || problem.message.includes(`content/${name}`));
  expect(own.map(({ rule }) => rule)).toEqual(["shape/not-a-file"]);
});

const PATH = "a path on this site: a slash, then letters, digits and hyphens, no slash at the end";
const URL = "an address that begins with https:// and has no space in it";
const PRODUCT = "shared/products/lantern.yaml";
it.each([
  [
    "a key that begins with a figure",
    PRODUCT,
    "key: lanternStandard",
    "key: 3lantern",
    "shape/wrong-form: write letters and digits, a letter first",
  ],
  [
    "a range whose ends are exchanged",
    PRODUCT,
    "hue: 190",
    "hue: 190\ntechnical: { latencySamples: 0, sampleRates: { from: 192, to: 44.1 }, diskMegabytes: 1 }",
    "shape/wrong-form: write the highest rate here, and the lowest as from",
  ],
  ["a path with a slash at its end", PRODUCT, "path: /lantern\n", "path: /lantern/\n", `shape/wrong-form: write ${PATH}`],
  ["a path with an anchor", "shared/announcements.yaml", "path: /lantern", "path: /lantern#editions", `shape/wrong-form: write ${PATH}`],
  ["two words where an address is meant", "shared/links.yaml", "example/feedback", "example/feed back", `shape/wrong-form: write ${URL}`],
  ["an address with one slash", "shared/links.yaml", "https://docs", "https:/docs", `shape/wrong-form: write ${URL}`],
  [
    "a list whose last item was removed",
    "shared/announcements.yaml",
    / {2}- id[\s\S]*/u,
    "",
    "shape/missing-field: write announcements: [] where there is none, or the announcements",
  ],
])("says what to write for %s", async (_what, file, from, to, expected) => {
  using site = layOut();
  const text = readFileSync(path.join(site.root, file), "utf8");
  writeFileSync(path.join(site.root, file), text.replace(from, to));
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.filter((problem) => problem.file === `content/${file}`).map(({ rule, hint }) => `${rule}: ${hint}`)).toEqual([
    expect.stringContaining(expected),
  ]);
});

it("says to add the name of an edition where the site has none yet", async () => {
  using site = layOut();
  rmSync(path.join(site.root, "shared/editions.yaml"));
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  const hints = problems.flatMap(({ rule, hint }) => (rule === "catalogue/unknown-edition-name" ? [hint] : []));
  expect(new Set(hints)).toEqual(new Set(["add it there"]));
});
