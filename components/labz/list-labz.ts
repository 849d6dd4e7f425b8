import { firstCloseUp } from "#components/products/first-close-up.ts";
import type { Tile } from "#components/products/product-tiles.tsx";
import { downloadPath, editionDownloadPath, editionTitle, listProducts, requireEdition } from "#lib/content/products.ts";
import { findLatestRelease } from "#lib/content/releases.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

/** What Labz offers costs nothing. */
type LabzEntry = Omit<Tile, "price" | "priceNote" | "runsOn" | "action"> & {
  /** What else is paid, in the entry's language. */
  priceNote?: string;
  facts: Pick<ProductFacts, "name" | "hue" | "demo" | "systems" | "formats" | "salesCondition">;
  /** Where it is downloaded. */
  download: string;
};

/** What Labz offers: its products, and free editions of others that have a page of their own. */
export function listLabz(locale: Locale): LabzEntry[] {
  return listProducts(locale).flatMap(({ slug, facts, words }): LabzEntry[] => {
    const common = { facts, hue: facts.hue, imageAlt: words.data.imageAlt, language: words.language, release: findLatestRelease(slug) };
    const [first] = facts.editions;
    if (facts.line === "labz" && first !== undefined)
      return [
        {
          ...common,
          name: facts.name,
          path: facts.path,
          summary: words.data.summary,
          priceNote: words.data.editions[first.key]?.description,
          image: first.image,
          closeUp: firstCloseUp({ facts, words }),
          download: downloadPath(facts),
        },
      ];
    return facts.screens.flatMap((screen) => {
      const [key] = screen.kind === "edition" ? screen.editions : [];
      if (key === undefined) return [];
      const { edition } = requireEdition(key);
      const { imageAlt = words.data.imageAlt, description: priceNote } = words.data.editions[key] ?? {};
      return [
        {
          ...common,
          name: editionTitle(facts, edition),
          path: screen.path,
          summary: words.data.summary,
          priceNote,
          imageAlt,
          image: edition.image,
          closeUp: firstCloseUp({ facts, words }, edition),
          facts: { ...facts, ...edition },
          download: editionDownloadPath(facts, key),
        },
      ];
    });
  });
}
