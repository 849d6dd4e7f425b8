import { expect, it } from "vitest";
import { translatorFor } from "./translator.ts";
import type { FormatName } from "#schemas/format.ts";
import { formatWords } from "./fact-words.ts";
import { listFormats } from "./facts.ts";

const formats: FormatName[] = listFormats().map(({ name }) => name);
const words = (systems: readonly unknown[]) => formatWords({ formats, systems }, "en", translatorFor("en"));

it("says once on which system alone several formats are", () => {
  const alone = listFormats().filter(({ systems }) => systems.length === 1);
  expect(alone.length).toBeGreaterThan(1);
  expect(words(["macOS", "Windows"]).match(/, plus /gu)).toHaveLength(new Set(alone.map(({ systems: [system] }) => system)).size);
  for (const name of formats) expect(words(["macOS", "Windows"])).toContain(name);
});

it("says of formats nothing more beside a single system", () => {
  expect(words(["macOS"])).not.toContain("only");
});
