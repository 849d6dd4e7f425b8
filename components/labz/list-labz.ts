import { editionTitle, listProducts, requireEdition } from "#lib/content/products.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductImage } from "#schemas/product-facts.ts";

export type LabzEntry = {
  name: string;
  path: string;
  hue: number;
  summary: string;
  imageAlt: string | undefined;
  image: ProductImage | undefined;
  /** The language of the summary and of the picture's description. */
  language: Locale;
};

/** The products of Labz, and free editions of other products that have a page of their own. */
export function listLabz(locale: Locale): LabzEntry[] {
  return listProducts(locale).flatMap(({ facts, copy }) => {
    const common = { hue: facts.hue, imageAlt: copy.data.imageAlt, language: copy.language };
    const [first] = facts.editions;
    if (facts.line === "labz" && first !== undefined)
      return [{ ...common, name: facts.name, path: facts.path, summary: copy.data.summary, image: first.image }];
    return facts.screens.flatMap((screen) => {
      const [key] = screen.kind === "edition" ? screen.editions : [];
      if (key === undefined) return [];
      const { edition } = requireEdition(key);
      const summary = copy.data.editions[key]?.description ?? copy.data.summary;
      const imageAlt = copy.data.editions[key]?.imageAlt ?? copy.data.imageAlt;
      return [{ ...common, name: editionTitle(facts, edition), path: screen.path, summary, imageAlt, image: edition.image }];
    });
  });
}
