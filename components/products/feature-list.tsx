import { AnchoredHeading, anchorsOf } from "#components/ui/heading.tsx";
import { type Product, requireProduct } from "#lib/content/products.ts";
import type { Locale } from "#schemas/locale.ts";

/** The features of a product. */
export function FeatureList({ product: { slug, copy }, locale }: { product: Product; locale: Locale }) {
  const taken = new Set<string>();
  return (
    <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {copy.data.features.map(({ title, text }, index) => {
        const titleIn = (language: Locale) => requireProduct(slug, language).copy.data.features[index]?.title ?? title;
        return (
          <li key={title} className="border-t-2 border-tone pt-4">
            <AnchoredHeading as="h3" {...anchorsOf(titleIn, locale, taken)} className="text-h3">
              {title}
            </AnchoredHeading>
            <p className="mt-2 text-mute">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
