/** catalogue/…: screens offer editions of their product, and the Download button leads to a screen. */
import { editionKeys, productsOf } from "#scripts/lib/check/catalogue.ts";
import { listEntries, valueAt } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { didYouMean } from "#scripts/lib/report/wording.ts";

export const screenEdition: CorpusRule = {
  id: "catalogue/screen-edition",
  forbids: "A download screen for an edition that its product does not have.",
  wrong: "# mono-low.yaml\nscreens:\n  - { kind: download, path: /mono-low/download, editions: [threeDXLite] }",
  right: "# mono-low.yaml\nscreens:\n  - { kind: download, path: /mono-low/download, editions: [monoLow] }",
  *check(corpus) {
    for (const { doc } of productsOf(corpus).values()) {
      const own = editionKeys(doc);
      for (const { entry, at } of listEntries(doc, "screens")) {
        for (const [place, key] of ("editions" in entry ? (entry.editions ?? []) : []).entries()) {
          if (key === null || own.includes(key)) continue;
          yield {
            at: at("editions", place),
            message: `${doc.data.name ?? "this product"} has no edition ${key}`,
            hint: `write ${own.join(" or ")}`,
          };
        }
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
