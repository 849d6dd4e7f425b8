/** One mistake in a translated message is one finding, and a number that would vanish is found. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { layOut } from "#tests/support/lay-out.ts";
import { recordSources } from "#tests/support/record-sources.ts";

/** What the check says of the message search.results, in the small site with German beside English. */
async function findingsOf(source: string, translations: { de?: string; ja?: string }): Promise<string[]> {
  using site = layOut();
  const file = (locale: string) => path.join(site.root, locale, "messages.yaml");
  const english = readFileSync(file("en"), "utf8");
  const put = (locale: string, text: string, message: string) => {
    writeFileSync(file(locale), text.replace(/results: .*/u, `results: ${JSON.stringify(message)}`));
  };
  put("en", english, source);
  if (translations.ja !== undefined) put("ja", readFileSync(file("ja"), "utf8"), translations.ja);
  if (translations.de !== undefined) put("de", english, translations.de);
  recordSources(site.root);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  return problems.map(({ rule, message, hint }) => `${rule}: ${message}; ${hint}`);
}

const PLURAL = "{count, plural, one {# result} other {# results}}";

describe("is one finding", () => {
  it.each([
    [
      "an argument in another language",
      "{anzahl, plural, one {# Ergebnis} other {# Ergebnisse}}",
      "the source has no {anzahl}; use {count}",
    ],
    [
      "a form of another language",
      "{count, plural, few {# Ergebnis} other {# Ergebnisse}}",
      "count has no form one, and German has no form few",
    ],
    [
      "a number that the form other leaves out",
      "{count, plural, one {# Ergebnis} other {Ergebnisse}}",
      "does not show {count}; write # or {count}",
    ],
    ["a plural that became an argument", "{count} Ergebnisse", "{count} is text here and a count in the source"],
  ])("%s", async (_what, de, said) => {
    expect(await findingsOf(PLURAL, { de })).toEqual([expect.stringContaining(said)]);
  });

  it("braces of an input method", async () => {
    const said = await findingsOf(PLURAL, { ja: "｛count｝件の結果" });
    expect(said).toEqual(["messages/icu-syntax: this brace of full width is no brace to ICU; write { and }"]);
  });

  it.each(["{count}件}", "{count, plural, other {#件}}}", "'{}'{count}件}"])("a brace that closes nothing: %s", async (ja) => {
    const said = await findingsOf(PLURAL, { ja });
    expect(said).toEqual(["messages/icu-syntax: this brace closes nothing, and visitors see it; remove it, or write '}' for the sign"]);
  });

  it("a tag in another language", async () => {
    expect(await findingsOf("Read <link>it</link>", { ja: "<verweis>方針</verweis>" })).toEqual([
      "messages/different-tags: the source has no <verweis>; did you mean <link>?",
    ]);
  });
});

it.each([
  ["the number beside the plural", PLURAL, { de: "{count} {count, plural, one {Ergebnis} other {Ergebnisse}}" }],
  ["the number in words in the form one", PLURAL, { de: "{count, plural, one {ein Ergebnis} other {# Ergebnisse}}" }],
  ["braces that are quoted", PLURAL, { ja: "'{'{count}件'}' ''" }],
  ["no plural in a language with one form", PLURAL, { ja: "{count}件" }],
  [
    "no number where the source shows none",
    "{count, plural, one {a result} other {results}}",
    { de: "{count, plural, one {ein Ergebnis} other {Ergebnisse}}", ja: "{count, plural, other {結果}}" },
  ],
])("allows %s", async (_what, source, translations) => {
  expect(await findingsOf(source, translations)).toEqual([]);
});
