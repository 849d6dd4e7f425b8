import { describe, expect, it } from "vitest";
import { headingAliases } from "./heading-aliases.ts";
import { compileBody } from "./mdx/compile.ts";

const aliases = (own: string, original: string) =>
  Object.fromEntries(headingAliases(compileBody(own).headings, compileBody(original).headings));

describe("a translated heading also has the anchor of the source", () => {
  it("section by section, and below a section heading by heading", () => {
    expect(aliases("## 止める\n\n### macOS で\n\n## 続ける", "## Stop it\n\n### On macOS\n\n## Go on")).toEqual({
      止める: "Stop_it",
      macOS_で: "On_macOS",
      続ける: "Go_on",
    });
  });

  it("with any character in a heading", () => {
    expect(compileBody('## „So“ \\ "und" `so`?\n\n### Ça\n\nText').headings).toEqual([
      { depth: 2, id: '„So“_\\_"und"_so?' },
      { depth: 3, id: "Ça" },
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
