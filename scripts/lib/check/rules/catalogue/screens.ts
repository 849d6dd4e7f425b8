/** catalogue/…: screens offer editions of their product, and the Download button leads to a screen. */
import { editionKeys, hasUnreadableKey, productsOf } from "#scripts/lib/check/catalogue.ts";
import { listEntries, valueAt } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { didYouMean } from "#scripts/lib/report/wording.ts";

export const screenEdition: CorpusRule = {
  id: "catalogue/screen-edition",
  forbids: "A download screen or a close-up of an edition that its product does not have.",
  wrong: "# mono-low.yaml\nscreens:\n  - { kind: download, path: /mono-low/download, editions: [threeDXLite] }",
  right: "# mono-low.yaml\nscreens:\n  - { kind: download, path: /mono-low/download, editions: [monoLow] }",
  *check(corpus) {
    for (const { doc } of productsOf(corpus).values()) {
      if (hasUnreadableKey(doc)) continue;
      const own = editionKeys(doc);
      const uses = [
        ...listEntries(doc, "screens").flatMap(({ entry, at }) =>
          ("editions" in entry ? (entry.editions ?? []) : []).map((key, place) => ({ key, at: at("editions", place) })),
        ),
        ...listEntries(doc, "details").map(({ entry, at }) => ({ key: entry.edition, at: at("edition") })),
      ];
      for (const { key, at } of uses) {
        if (typeof key !== "string" || own.includes(key)) continue;
        yield { at, message: `${doc.data.name ?? "this product"} has no edition ${key}`, hint: `write ${own.join(" or ")}` };
      }
    }
  },
};

export const downloadNowhere: CorpusRule = {
  id: "catalogue/download-nowhere",
  forbids: "A Download button that does not lead to a download screen of its product.",
  wrong: "# mono-low.yaml\ndownload: /mono-low/downloads",
  right: "# mono-low.yaml\ndownload: /mono-low/download\nscreens:\n  - { kind: download, path: /mono-low/download, editions: [monoLow] }",
  *check(corpus) {
    for (const { doc } of productsOf(corpus).values()) {
      const { download } = doc.data;
      if (typeof download !== "string" || !doc.sound) continue;
      const screens = listEntries(doc, "screens").flatMap(({ entry: { kind, path } }) =>
        path && (kind === "download" || kind === "choose-download") ? [path] : [],
      );
      if (screens.includes(download)) continue;
      yield {
        at: valueAt(doc, "download"),
        message: `no download screen of ${doc.data.name ?? "this product"} is at ${download}`,
        hint: didYouMean(download, screens, "add the screen to screens:, or take the line out"),
      };
    }
  },
};

export const notOffered: CorpusRule = {
  id: "catalogue/not-offered",
  forbids: "An edition on sale, or a free one, that no download screen of its product offers: nobody could download it.",
  wrong: "# mono-low.yaml; editions: monoLow, monoLowPro\nscreens:\n  - { kind: download, path: /mono-low/download, editions: [monoLow] }",
  right: "screens:\n  - { kind: download, path: /mono-low/download, editions: [monoLow, monoLowPro] }",
  *check(corpus) {
    for (const { doc } of productsOf(corpus).values()) {
      // A Labz product is downloaded on its own page.
      if (!doc.sound || doc.data.salesCondition === "Discontinued" || doc.data.line === "labz") continue;
      const offered = new Set(listEntries(doc, "screens").flatMap(({ entry }) => ("editions" in entry ? (entry.editions ?? []) : [])));
      const own = editionKeys(doc);
      // catalogue/screen-edition reports a misspelt key.
      if ([...offered].some((key) => typeof key !== "string" || !own.includes(key))) continue;
      for (const { entry, at } of listEntries(doc, "editions")) {
        if (typeof entry.key !== "string" || offered.has(entry.key)) continue;
        yield {
          at: at("key"),
          message: `no download screen offers ${entry.key}`,
          hint: `add ${entry.key} to the editions of a screen in screens:`,
        };
      }
    }
  },
};
