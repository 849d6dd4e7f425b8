import { PictureStandIn } from "#components/products/picture-stand-in.tsx";
import { ProductMark } from "#components/products/product-mark.tsx";
import { Section } from "#components/ui/section.tsx";
import { productFacts } from "#lib/content/products.ts";
import type { Locale } from "#schemas/locale.ts";

/** Full class names, so that Tailwind finds them. */
const TOKENS = [
  ["paper", "bg-paper"],
  ["raise", "bg-raise"],
  ["ink", "bg-ink"],
  ["mute", "bg-mute"],
  ["line", "bg-line"],
  ["rule", "bg-rule"],
  ["signal", "bg-signal"],
  ["on-signal", "bg-on-signal"],
  ["glass", "bg-glass"],
] as const;

/** Tokens of colour, each product's hue and stage, and what stands in for a product's picture. */
export function ColoursDemo({ locale }: { locale: Locale }) {
  const [{ name, hue } = { name: "", hue: 0 }] = productFacts.values();
  return (
    <Section id="colours" title={(t) => t("componentDemo.colours")} locale={locale}>
      <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-9">
        {TOKENS.map(([name, swatch]) => (
          <li key={name} className="text-small">
            <span className={`mb-2 block h-20 border border-line ${swatch}`} />
            {name}
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3">
          {[...productFacts].map(([slug, { name, hue }]) => (
            <li key={slug} data-hue={hue} className="text-small">
              <span className="stage mb-2 block rounded-lg p-5">
                <ProductMark hue={hue} className="w-14" />
              </span>
              <span className="text-tone">{name}</span>
            </li>
          ))}
        </ul>
        <div data-hue={hue}>
          <PictureStandIn name={name} locale={locale} />
        </div>
      </div>
    </Section>
  );
}
