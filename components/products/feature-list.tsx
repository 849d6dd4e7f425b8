import type { ProductWords } from "#schemas/product-words.ts";

/** What a product does, point by point, each with a thin rule in the product's hue. */
export function FeatureList({ features }: { features: ProductWords["features"] }) {
  return (
    <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-tone pt-4">
          <h3 className="text-h3">{title}</h3>
          <p className="mt-2 text-mute">{text}</p>
        </li>
      ))}
    </ul>
  );
}
