/** The desk as a translator's browser meets it, on the small site. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { type LaidOut, layOut } from "#tests/support/lay-out.ts";
import { startDesk } from "./desk-server.ts";

const NOW = "2026-09-01";
const ARTICLE = "support/activate-a-licence.mdx";
const SHEET = `/translate/ja?section=${encodeURIComponent(`${ARTICLE}#Type_the_key`)}`;

let site: LaidOut;
let desk: Awaited<ReturnType<typeof startDesk>>;
beforeEach(async () => {
  site = layOut();
  change(`en/${ARTICLE}`, "type your key", "type your new key");
  desk = await startDesk({ root: site.root, now: NOW });
});
afterEach(() => {
  desk.stop();
  site[Symbol.dispose]();
});

const read = (file: string) => readFileSync(path.join(site.root, file), "utf8");
function change(file: string, from: string, to: string): void {
  writeFileSync(path.join(site.root, file), read(file).replace(from, to));
}
const problems = async () => (await checkContent({ root: site.root, now: NOW, cache: KNOWN_ANALYSES })).problems;

async function post(sheet: string, section: string, fields: Record<string, string>) {
  const page = await (await fetch(desk.url + sheet)).text();
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`, "u").exec(page)?.[1] ?? "";
  return fetch(`${desk.url}/translate/ja`, {
    method: "POST",
    body: new URLSearchParams({ token: valueOf("token"), seen: valueOf("seen"), section, ...fields }),
    redirect: "manual",
  });
}

it("leads from the overview to the changed section, and shows the change", async () => {
  expect(await (await fetch(`${desk.url}/translate`)).text()).toContain("日本語");
  const list = await (await fetch(`${desk.url}/translate/ja`)).text();
  expect(list).toContain("the section &quot;Type the key&quot;");
  const sheet = await (await fetch(desk.url + SHEET)).text();
  expect(sheet).toContain("<ins>new </ins>");
  expect(sheet).toContain("source changed");
});

it("saves a section to its place in the file and records it", async () => {
  const before = read(`ja/${ARTICLE}`);
  const written =
    '## キーを入力する\n\n<Systems of="lantern" system="macOS" />で新しいキーを入力します。\n\n<Note kind="hint">\n  <LatestVersion of="lantern" />以降で使えます。\n</Note>';
  const text = written.replaceAll("\n", "\r\n");
  const { status } = await post(SHEET, `${ARTICLE}#Type_the_key`, { text, do: "accept" });
  expect(status).toBe(303);
  const after = read(`ja/${ARTICLE}`);
  expect(after).toContain(`${written}\n\n### うまくいかないとき`);
  expect(after.split("---")[1]).toBe(before.split("---")[1]);
  expect(await problems()).toEqual([]);
});

it("shows what the check finds beside the field, and accepts nothing by itself", async () => {
  await post(SHEET, `${ARTICLE}#Type_the_key`, { text: "## キーを入力する\n\n[店](/shop)へどうぞ。", do: "save" });
  const sheet = await (await fetch(desk.url + SHEET)).text();
  expect(sheet).toContain("&quot;/shop&quot; is no page of this site");
  expect(sheet).toContain("source changed");
});

it.each([
  ["source", `en/${ARTICLE}`, "your new key", "your own key"],
  ["file", `ja/${ARTICLE}`, "## キー", "## このキー"],
])("saves and accepts nothing when the %s has changed since the page was opened, and keeps the text", async (_what, file, from, to) => {
  const seen = /name="seen" value="([^"]*)"/u.exec(await (await fetch(desk.url + SHEET)).text())?.[1] ?? "";
  change(file, from, to);
  const before = [read(`ja/${ARTICLE}`), read("ja/sources.lock")];
  const answer = await post(SHEET, `${ARTICLE}#Type_the_key`, { seen, text: "## キーを入力する\n\n私の文です。", do: "accept" });
  expect(answer.status).toBe(409);
  const page = await answer.text();
  expect(page).toContain("has changed since this page was opened");
  expect(page).toContain("私の文です。</textarea>");
  // To compare with: what somebody else has saved stands nowhere else on the page.
  expect(page).toContain(/^## .*キー.*$/mu.exec(read(`ja/${ARTICLE}`))?.[0]);
  expect([read(`ja/${ARTICLE}`), read("ja/sources.lock")]).toEqual(before);
});

it.each([
  ["a colon", `${ARTICLE}:title`, "有効化: 手順", 'title: "有効化: 手順"'],
  ["a plain text", `${ARTICLE}:title`, "有効化の手順", "title: 有効化の手順"],
])("writes a field with %s as YAML", async (_what, section, text, line) => {
  await post(`/translate/ja?section=${encodeURIComponent(section)}`, section, { text, do: "save" });
  expect(read(`ja/${ARTICLE}`)).toContain(`\n${line}\n`);
});

it("saves no text that would make the file unreadable, and keeps it in the field with what is wrong", async () => {
  const before = read(`ja/${ARTICLE}`);
  const refused = await post(SHEET, `${ARTICLE}#Type_the_key`, { text: "## キーを入力する\n\n<Note>キーを入力します。", do: "accept" });
  expect(refused.status).toBe(422);
  const sheet = await refused.text();
  expect(sheet).toContain("Not saved");
  expect(sheet).toContain("&lt;Note&gt; is opened and not closed");
  expect(sheet).toContain("&lt;Note&gt;キーを入力します。</textarea>");
  expect(read(`ja/${ARTICLE}`)).toBe(before);
});

it("names the file that cannot be read", async () => {
  change(`ja/${ARTICLE}`, "## ", "<Note>\n\n## ");
  const answer = await fetch(desk.url + SHEET);
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain(`content/ja/${ARTICLE} cannot be read`);
});

it("refuses a form of another page, another host and another address", async () => {
  const body = new URLSearchParams({ section: `${ARTICLE}:title`, text: "x", token: "guess", do: "save" });
  expect((await fetch(`${desk.url}/translate/ja`, { method: "POST", body })).status).toBe(403);
  expect((await fetch(`${desk.url}/translate`, { headers: { "X-Forwarded-Host": "evil.example" } })).status).toBe(403);
  expect((await fetch(`${desk.url}/translate/xx`)).status).toBe(404);
  expect(read(`ja/${ARTICLE}`)).not.toContain("title: x");
});

it("shows beside each section of a file what belongs to none of them", async () => {
  change(`ja/${ARTICLE}`, "### うまくいかないとき", "## 新しい節\n\n短い文です。\n\n### うまくいかないとき");
  const sheet = await (await fetch(`${desk.url}/translate/ja?section=${encodeURIComponent(`${ARTICLE}:title`)}`)).text();
  expect(sheet).toContain("has no section that belongs to this one");
  expect(sheet).not.toContain("is behind its source");
});
