import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit, layOut } from "#tests/support/lay-out.ts";

it("lists what salesCondition may be, as it is written, when it is missing", async () => {
  using site = layOut();
  edit(site, "shared/products/lens.yaml", "salesCondition: Discontinued\n", "");
  const [problem] = (await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES })).problems;
  expect(problem?.hint).toMatch(/^add salesCondition: .*\bNow Available\b.*\bDiscontinued\b/u);
});

it("names the mail that leaves out a placeholder, at its name", async () => {
  using site = layOut();
  const mail = readFileSync("content/en/mail.yaml", "utf8").replaceAll("{days}", "some");
  writeFileSync(path.join(site.root, "en/mail.yaml"), mail);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  const line = mail.split("\n").indexOf("newsletterConfirm:") + 1;
  expect(problems).toContainEqual(
    expect.objectContaining({ line, column: 1, message: "newsletterConfirm is not complete", hint: "write {days} somewhere in it" }),
  );
});

it("names the list in which the source of a mail has the placeholder", async () => {
  using site = layOut();
  const mail = readFileSync("content/en/mail.yaml", "utf8");
  writeFileSync(path.join(site.root, "en/mail.yaml"), mail);
  writeFileSync(path.join(site.root, "ja/mail.yaml"), mail.replace("{days}", "some"));
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  const line = mail.split("\n").findIndex((each) => each.includes("{days}")) + 1;
  const problem = problems.find(({ file, rule }) => file.endsWith("ja/mail.yaml") && rule === "shape/wrong-form");
  expect(problem?.related).toMatchObject([{ file: "content/en/mail.yaml", line }]);
  expect(problem?.related?.[0]?.message).toMatch(/^the source has \{days\} in \w+$/u);
});

it("says what the source of a message without a value is", async () => {
  using site = layOut();
  edit(site, "ja/messages.yaml", "search: 検索", "search:");
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems).toMatchObject([{ related: [{ file: "content/en/messages.yaml", line: 5, message: 'the source says "Search"' }] }]);
});

it("names the first day of an announcement that ends before it", async () => {
  using site = layOut();
  const start = /start: .*/u.exec(readFileSync(path.join(site.root, "shared/announcements.yaml"), "utf8"))?.[0] ?? "";
  edit(site, "shared/announcements.yaml", start, "start: 2036-01-01");
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems).toMatchObject([{ hint: "write a last day that is not before 2036-01-01, the first, or correct that" }]);
});

it.each([
  ['<Fact of="licenceIssueDays” />', "” is no quote to MDX", 'write of="licenceIssueDays"'],
  ["<Fact of=“licenceIssueDays />", "“ is no quote to MDX", 'write of="licenceIssueDays"'],
  ["<Fact of=licenceIssueDays />", "the value of this attribute has no closing or no opening quote", 'write name="value"'],
])("names the curly quote of an attribute: %s", async (tag, message, hint) => {
  using site = layOut();
  edit(site, "en/support/lost-licence-key.mdx", "## Ask us", `## Ask us\n\nWithin ${tag}.`);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems).toMatchObject([{ message, hint }]);
});

it("stands at the curly quote of a field", async () => {
  using site = layOut();
  edit(site, "ja/support/lost-licence-key.mdx", "title: ライセンスキーを探す", 'title: "キー”');
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems).toMatchObject([{ line: 2, column: 'title: "キー'.length + 1, hint: 'write title: "キー"' }]);
});

it.each([
  ["list:168.00", "there is no space after this colon, so YAML takes all of it for a name"],
  ["list：168.00", "： is no colon to YAML"],
])("names a colon between brackets that is none once: %s", async (written, message) => {
  using site = layOut();
  edit(site, "shared/products/lantern.yaml", "list: 168.00", written);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map((problem) => [problem.message, problem.hint])).toEqual([[message, "write list: 168.00"]]);
});

it.each([
  [".inf", ".inf is no number", "write an amount with two decimals, such as 243.60"],
  [".nan", ".nan is no number", "write an amount with two decimals, such as 243.60"],
  ['"168.00"', "list is a text, and must be a number", "write 168.00 without quotes"],
  ["１６８.00", "list is a text, and must be a number", "write 168.00: digits of a number are half-width"],
])("says what to write in place of a number that is none: %s", async (written, message, hint) => {
  using site = layOut();
  edit(site, "shared/products/lantern.yaml", "list: 168.00", `list: ${written}`);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map((problem) => [problem.message, problem.hint])).toEqual([[message, hint]]);
});

it.each(["［one，two］", "[one，two]", "[one、two]"])("wants half-width commas between keywords: %s", async (written) => {
  using site = layOut();
  edit(site, "ja/support/lost-licence-key.mdx", "---\ntitle", `---\nkeywords: ${written}\ntitle`);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map(({ hint }) => hint)).toEqual([expect.stringContaining("[one, two]")]);
});

it("lists the kinds of screen when a screen's kind is misspelt", async () => {
  using site = layOut();
  edit(site, "shared/products/lantern.yaml", "kind: download", "kind: downlaod");
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
    [expect.stringContaining("downlaod"), expect.stringMatching(/\bdownload\b/u)],
  ]);
});

it("does not list more names of fields than a person reads", async () => {
  using site = layOut();
  edit(site, "shared/products/lantern.yaml", "hue: 190", "hue: 190\nqqqq: 1");
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems).toMatchObject([{ message: "there is no field qqqq here", hint: "remove it" }]);
});

it("lets two lines of a large heading say the same", async () => {
  using site = layOut();
  edit(site, "ja/pages/home.mdx", "headline: [空間の音]", "headline: [音, 音]");
  expect((await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES })).problems).toEqual([]);
});
