/** catalogue/…: formats and systems that do not go together. */
import { productsOf } from "#scripts/lib/check/catalogue.ts";
import { findDoc } from "#scripts/lib/check/corpus.ts";
import { listEntries } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { listed } from "#scripts/lib/report/wording.ts";

export const unknownSystem: CorpusRule = {
  id: "catalogue/unlisted",
  forbids: "A system that a product has and `systems.yaml` does not describe: pages would have no icon for it.",
  wrong: '# systems.yaml lists macOS\nsystems:\n  - { system: Windows, minimum: "10" }',
  right: '# systems.yaml lists macOS\nsystems:\n  - { system: macOS, minimum: "12" }',
  *check(corpus) {
    const systems = findDoc(corpus, "Systems");
    if (!systems?.sound) return;
    const known = new Set(listEntries(systems, "systems").map(({ entry }) => entry.name));
    for (const { doc } of productsOf(corpus).values())
      for (const { entry, at } of listEntries(doc, "systems"))
        if (entry.system && !known.has(entry.system))
          yield {
            at: at("system"),
            message: `content/shared/systems.yaml does not describe ${entry.system}`,
            hint: `add it there: - name: ${entry.system}, with icon and processors`,
          };
  },
};

export const formatWithoutSystem: CorpusRule = {
  id: "catalogue/format-without-system",
  forbids: "A format that exists on none of the product's systems: there is no AU for Windows.",
  wrong: 'formats: [AU]\nsystems:\n  - { system: Windows, minimum: "10" }',
  right: 'formats: [VST3]\nsystems:\n  - { system: Windows, minimum: "10" }',
  *check(corpus) {
    const formats = listEntries(findDoc(corpus, "Formats"), "formats").map(({ entry }) => entry);
    for (const { doc } of productsOf(corpus).values()) {
      const own = (doc.data.systems ?? []).map((line) => line?.system);
      for (const { entry: name, at } of doc.sound ? listEntries(doc, "formats") : []) {
        const on = formats.findLast((format) => format.name === name)?.systems;
        if (!on?.length || on.some((system) => own.includes(system ?? undefined))) continue;
        yield {
          at: at(),
          message: `${name} exists on ${listed(on.map(String))} alone`,
          hint: `take ${name} out, or add ${listed(on.map(String), "or")} to systems`,
        };
      }
    }
  },
};
