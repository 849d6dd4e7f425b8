import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readCodeUse } from "./code-use.ts";

it("finds keys that are written, chosen and made from parts, and not those of tests, comments and other functions", () => {
  const project = mkdtempSync(join(tmpdir(), "code-use-"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  };
  write("tsconfig.json", JSON.stringify({ compilerOptions: { strict: true, noLib: true, types: [] }, include: ["**/*.ts"] }));
  write(
    "translate.ts",
    `type Key = "a.home" | "a.shop" | "step.one" | "step.two" | "step.three" | "unused";
     export type Translate = <K extends Key>(key: K) => string;
     export declare function translatorFor(locale: string): Translate;
     export declare function pickMessages<Name extends "left" | "right">(t: Translate, group: "side", name: Name): { [Each in Name]: string };
     export declare function requireLink(key: string): string;
     export declare function other(key: string): string;`,
  );
  write(
    "page.ts",
    `import { other, pickMessages, requireLink, translatorFor, type Translate } from "./translate";
     export function page(isShop: boolean, step: "one" | "two", words: Translate, link: string) {
       other("unused"); // words("unused")
       return [words(isShop ? "a.shop" : "a.home"), translatorFor("en")(\`step.\${step}\`), requireLink("docs"), requireLink(link), pickMessages(words, "side", "left")];
     }`,
  );
  write("page.test.ts", 'import { translatorFor } from "./translate"; translatorFor("en")("unused");');
  try {
    const { messages, links } = readCodeUse(project);
    expect([...messages].sort()).toEqual(["a.home", "a.shop", "side.left", "step.one", "step.two"]);
    expect([...links]).toEqual(["docs"]);
  } finally {
    rmSync(project, { recursive: true });
  }
});
