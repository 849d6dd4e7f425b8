/** catalogue/…: formats and systems that do not go together. */
import { productsOf } from "#scripts/lib/check/catalogue.ts";
import { findDoc } from "#scripts/lib/check/corpus.ts";
import { listEntries } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { listed } from "#scripts/lib/report/wording.ts";

export const unknownSystem: CorpusRule = {
  id: "catalogue/unlisted",
  forbids:
    "A format or a system that a product has and `formats.yaml` or `systems.yaml` does not describe: pages would have no icon for it.",
  wrong: "# formats.yaml lists VST3 and AU\nformats: [VST3, AU, AAX]",
  right: "# formats.yaml lists VST3 and AU\nformats: [VST3, AU]",
  *check(corpus) {
    const formats = findDoc(corpus, "Formats");
    const systems = findDoc(corpus, "Systems");
    if (!formats?.sound || !systems?.sound) return;
    const knownFormats = new Set(listEntries(formats, "formats").map(({ entry }) => entry.name));
    const knownSystems = new Set(listEntries(systems, "systems").map(({ entry }) => entry.name));
    const hint = "describe it there";
    for (const { doc } of productsOf(corpus).values()) {
      for (const { entry: name, at } of listEntries(doc, "formats")) {
        if (!knownFormats.has(name)) yield { at: at(), message: `content/shared/formats.yaml does not describe ${name}`, hint };
      }
      for (const { entry, at } of listEntries(doc, "systems")) {
        if (entry.system && !knownSystems.has(entry.system))
          yield { at: at("system"), message: `content/shared/systems.yaml does not describe ${entry.system}`, hint };
      }
    }
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
        yield { at: at(), message: `${name} exists on ${listed(on.map(String))} alone`, hint: "take it out, or add the system" };
      }
    }
  },
};
