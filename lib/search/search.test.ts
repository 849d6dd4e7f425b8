/** The search on a small site in six languages: what visitors type, and the page that must answer. */
import { describe, expect, test } from "vitest";
import { buildIndex, type PageText } from "./build-index.ts";
import { loadIndex } from "./loaded-index.ts";
import { rank } from "./rank.ts";
import type { Vocabulary } from "./search-index.ts";

const page = (url: string, title: string, more: Partial<PageText> = {}): PageText => ({
  url,
  title,
  kind: "article",
  products: [],
  fragment: url,
  lead: "",
  headings: [],
  keywords: [],
  body: "",
  ...more,
});

const NOTHING: Vocabulary = { synonyms: [], meanings: [], questionWords: [], lightWords: [], compoundParts: [] };

/** @returns A function from a query to the addresses that it finds, best first. */
function searchOf(language: string, pages: PageText[], vocabulary: Partial<Vocabulary> = {}) {
  // As it travels to browsers.
  const text = JSON.stringify(buildIndex(pages, { ...NOTHING, ...vocabulary }, language));
  const index = loadIndex(JSON.parse(text) as ReturnType<typeof buildIndex>);
  return (query: string) => rank(query, index).results.map(({ page: number }) => index.pages[number]?.url);
}

describe("in English", () => {
  const find = searchOf(
    "en",
    [
      page("/trial", "How long does a trial last?", { keywords: ["demo"], body: "Then it plays noise until you reload the plug-in." }),
      page("/lost", "Find a lost licence key", { keywords: ["serial number"] }),
      page("/remove", "Uninstall a plug-in"),
      page("/koto", "Koto", { kind: "product", keywords: ["harp"], body: "A plug-in with a trial." }),
      page("/terms", "Terms", { kind: "legal", body: "A trial. A licence key. Noise. Uninstall the plug-in." }),
    ],
    {
      synonyms: [
        ["uninstall", "remove", "get rid of"],
        ["lost", "forgot"],
      ],
      meanings: [{ typed: ["hiss"], means: ["trial"] }],
      questionWords: ["how", "do i", "can i", "my", "the", "a", "of", "it", "is"],
      lightWords: ["plug-in"],
    },
  );

  test.each([
    ["plugin trial", "/trial"],
    ["trials", "/trial"],
    ["how do I get rid of the plug-in", "/remove"],
    ["removing plug in", "/remove"],
    ["my serial numbers", "/lost"],
    ["forgot my license", "/lost"],
    ["hiss", "/trial"],
    ["unisntall", "/remove"],
    ["uninstallaton", "/remove"],
    ["uninstalation", "/remove"],
    ["tria", "/trial"],
    ["KOTO", "/koto"],
    ["terms", "/terms"],
  ])("%s finds %s first", (query, url) => {
    expect(find(query)[0]).toBe(url);
  });

  test("legal text comes last where it has the same words", () => {
    expect(find("noise").at(-1)).toBe("/terms");
  });

  test("a page with all words stands before one with some, and both are found", () => {
    expect(find("lost trial key").slice(0, 2)).toEqual(["/lost", "/trial"]);
  });

  test("the words of a question find nothing beside others, and themselves when alone", () => {
    expect(find("how is the koto")).toEqual(find("koto"));
    expect(find("how")).toEqual(["/trial"]);
  });

  test("nothing is found for what no page has, and for nothing", () => {
    expect(find("xylophonqqq")).toEqual([]);
    expect(find("  ")).toEqual([]);
    expect(find("!?")).toEqual([]);
  });

  test("words that are properties of objects are words", () => {
    expect(find("constructor __proto__ toString")).toEqual([]);
  });
});

describe("while a word is typed", () => {
  const find = searchOf("en", [page("/activate", "Activate a licence"), page("/noise", "The sound stops")], {
    synonyms: [["unlock", "activate"]],
  });
  const german = searchOf("de", [page("/brief", "Newsletter bestellen")]);

  test.each([
    ["act", "ivation", "/activate"],
    ["sto", "pping", "/noise"],
    ["unlock", "ing", "/activate"],
  ])("%s%s finds %s with each further letter", (beginning, rest, url) => {
    for (let length = 0; length <= rest.length; length += 1) {
      const typed = beginning + rest.slice(0, length);
      expect(find(typed), typed).toContain(url);
    }
  });

  test("the beginning of a compound's second part hides nothing of the first", () => {
    for (const typed of ["Newsletter-A", "Newsletter-Anmel", "Newsletter-Anmeldung"]) expect(german(typed)).toEqual(["/brief"]);
  });

  test("a space says that the word is whole", () => {
    expect(find("act ")).toEqual([]);
  });
});

describe("in German", () => {
  const find = searchOf(
    "de",
    [
      page("/schluessel", "Lizenzschlüssel verloren"),
      page("/test", "Testversion"),
      page("/rabatt", "Rabatt für Schulen"),
      page("/preis", "Preise"),
    ],
    { compoundParts: ["Lizenz", "Schlüssel", "Zeitraum"], synonyms: [["Testversion", "Test"]] },
  );

  test.each([
    ["Schlüssel", "/schluessel"],
    ["Lizenz Schluessel", "/schluessel"],
    ["lizenzschlussel", "/schluessel"],
    ["Schulrabatt", "/rabatt"],
    ["Testzeitraum", "/test"],
    ["Preises", "/preis"],
  ])("%s finds %s first", (query, url) => {
    expect(find(query)[0]).toBe(url);
  });
});

describe("in French and Spanish", () => {
  const french = searchOf("fr", [page("/essai", "Durée de l’essai"), page("/cle", "Clé de licence perdue")]);
  const spanish = searchOf("es", [page("/prueba", "¿Cuánto dura la prueba?"), page("/activar", "Activar la licencia")]);

  test("accents, elision and endings make no difference", () => {
    expect([french("essais"), french("l'essai"), french("cles perdues")].map(([first]) => first)).toEqual(["/essai", "/essai", "/cle"]);
    expect([spanish("pruebas"), spanish("activación"), spanish("cuanto")].map(([first]) => first)).toEqual([
      "/prueba",
      "/activar",
      "/prueba",
    ]);
  });
});

describe("in Japanese", () => {
  const find = searchOf(
    "ja",
    [
      page("/trial", "体験版はいつまで使えますか"),
      page("/connect", "iPad を接続する", { keywords: ["認識しない"] }),
      page("/remove", "プラグインをアンインストールする"),
      page("/key", "ライセンスキーが届きません"),
    ],
    {
      synonyms: [
        ["接続", "つながる", "つながらない"],
        ["体験版", "トライアル"],
        ["アンインストール", "消したい"],
      ],
      questionWords: ["する", "したい"],
    },
  );

  test.each([
    ["iPad つながらない", "/connect"],
    ["ｉＰａｄが認識しません", "/connect"],
    ["ﾄﾗｲｱﾙ", "/trial"],
    ["あんいんすとーる", "/remove"],
    ["プラグイン消したい", "/remove"],
    ["キーが届かない", "/key"],
    ["ライセンスキー", "/key"],
  ])("%s finds %s first", (query, url) => {
    expect(find(query)[0]).toBe(url);
  });
});

describe("in Chinese", () => {
  const find = searchOf("zh", [page("/remove", "如何卸载插件？"), page("/key", "许可证密钥丢失了"), page("/fail", "激活失败")], {
    synonyms: [
      ["卸载", "删除"],
      ["许可证密钥", "序列号", "激活码"],
    ],
    questionWords: ["怎么", "如何"],
  });

  test.each([
    ["怎么删除插件", "/remove"],
    ["插件", "/remove"],
    ["密钥丢了", "/key"],
    ["我的激活码", "/key"],
    ["激活", "/fail"],
  ])("%s finds %s first", (query, url) => {
    expect(find(query)[0]).toBe(url);
  });
});
