import { describe, expect, it } from "vitest";
import { headingAliases, sourceAnchors, withFormerAnchors } from "./heading-aliases.ts";
import { compileWords } from "./mdx/compile.ts";

const aliases = (own: string, original: string) =>
  Object.fromEntries(sourceAnchors(compileWords(own).headings, compileWords(original).headings));

describe("a translated heading answers to the anchor that it was first written with", () => {
  it("section by section, and below a section heading by heading", () => {
    expect(aliases("## 止める\n\n### macOS で\n\n## 続ける", "## Stop it\n\n### On macOS\n\n## Go on")).toEqual({
      止める: "Stop_it",
      macOS_で: "On_macOS",
      続ける: "Go_on",
    });
  });

  it("with any sign that a heading may hold", () => {
    expect(compileWords('## „So“ \\ "und" `so`?\n\n### Ça\n\nText').headings).toEqual([
      { depth: 2, text: '„So“ \\ "und" so?', id: '„So“_\\_"und"_so?' },
      { depth: 3, text: "Ça", id: "Ça" },
    ]);
  });

  it("and not where it has that anchor itself, or another heading has", () => {
    expect(aliases("## Windows\n\n## macOS", "## Windows\n\n## MacOS")).toEqual({ macOS: "MacOS" });
    expect(aliases("## Zwei\n\n## Eins", "## Eins\n\n## Drei")).toEqual({ Eins: "Drei" });
  });

  it("and not where the sections differ, or what is below them", () => {
    expect(aliases("## Eins", "## One\n\n## Two")).toEqual({});
    expect(aliases("## Eins\n\n### a\n\n## Zwei\n\n### b", "## One\n\n## Two\n\n### B")).toEqual({ Eins: "One", Zwei: "Two", b: "B" });
  });
});

describe("a heading answers to the anchors that it had before", () => {
  const own = compileWords("## 止める\n\n## 続ける").headings;
  const original = compileWords("## Stop it\n\n## Go on").headings;
  const aliasesWith = (moved: Record<string, string>) =>
    Object.fromEntries(headingAliases(withFormerAnchors(own, original, new Map(Object.entries(moved))), original));

  it("whether they lead to its own anchor or to that of the text which was translated", () => {
    expect(aliasesWith({ 停止: "止める", Halt: "Stop_it", Proceed: "Go_on" })).toEqual({
      止める: { source: "Stop_it", former: ["停止", "Halt"] },
      続ける: { source: "Go_on", former: ["Proceed"] },
    });
  });

  it("and not to one that the page still has, or that leads nowhere", () => {
    const none = { 止める: { source: "Stop_it", former: [] }, 続ける: { source: "Go_on", former: [] } };
    expect(aliasesWith({ 続ける: "止める", Go_on: "Stop_it", Old: "Nowhere" })).toEqual(none);
  });

  it("also where the text is no translation", () => {
    expect(Object.fromEntries(headingAliases(withFormerAnchors(original, [], new Map([["Halt", "Stop_it"]])), []))).toEqual({
      Stop_it: { former: ["Halt"] },
    });
  });
});
