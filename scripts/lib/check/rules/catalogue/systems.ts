/** catalogue/…: formats and systems that do not go together. */
import { productsOf } from "#scripts/lib/check/catalogue.ts";
import { findDoc } from "#scripts/lib/check/corpus.ts";
import { valueAt } from "#scripts/lib/check/positions.ts";
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
    const knownFormats = new Set((formats.data.formats ?? []).map((format) => format?.name));
    const knownSystems = new Set((systems.data.systems ?? []).map((system) => system?.name));
    for (const { doc } of productsOf(corpus).values()) {
      for (const [index, name] of (doc.data.formats ?? []).entries()) {
        if (name && !knownFormats.has(name))
          yield {
            at: valueAt(doc, "formats", index),
            message: `content/shared/formats.yaml does not describe ${name}`,
            hint: "describe it there",
          };
      }
      for (const [index, line] of (doc.data.systems ?? []).entries()) {
        if (line?.system && !knownSystems.has(line.system)) {
          yield {
            at: valueAt(doc, "systems", index, "system"),
            message: `content/shared/systems.yaml does not describe ${line.system}`,
            hint: "describe it there",
          };
        }
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
    const formats = new Map((findDoc(corpus, "Formats")?.data.formats ?? []).map((format) => [format?.name, format?.systems ?? []]));
    for (const { doc } of productsOf(corpus).values()) {
      const own = (doc.data.systems ?? []).map((line) => line?.system);
      for (const [index, name] of (doc.data.formats ?? []).entries()) {
        const on = name ? formats.get(name) : undefined;
        if (!on?.length || !doc.sound || on.some((system) => own.includes(system ?? undefined))) continue;
        yield {
          at: valueAt(doc, "formats", index),
          message: `${String(name)} exists on ${listed(on.map(String))} alone`,
          hint: "take it out, or add the system",
        };
      }
    }
  },
};
