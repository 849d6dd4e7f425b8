import { PictureStandIn } from "#components/products/picture-stand-in.tsx";
import { ProductMark } from "#components/products/product-mark.tsx";
import { Section } from "#components/ui/section.tsx";
import { productFacts } from "#lib/content/products.ts";
import { site } from "#lib/content/site.ts";
import { contrastOf } from "#lib/contrast.ts";
import type { Locale } from "#schemas/locale.ts";
import { COLOURS } from "./colour-tokens.ts";
import { Shown } from "./shown.tsx";

const SIGNAL = [site.colour.light, site.colour.dark] as const;

/** What a colour is seen on: paper, or a button. */
const groundOf = (name: string): readonly string[] =>
  name === "on-signal" ? SIGNAL : (COLOURS.find((token) => token.name === "paper")?.values ?? []);

/** Tokens of colour with their contrast, each product's hue and stage, and what stands in for a product's picture. */
export function ColoursDemo({ locale }: { locale: Locale }) {
  const [{ name, hue } = { name: "", hue: 0 }] = productFacts.values();
  return (
    <Section id="colours" title={(t) => t("componentDemo.colours")} locale={locale}>
      <ul className="grid grid-cols-2 gap-6 sm:grid-cols-4 lg:grid-cols-8">
        {COLOURS.map(({ name, swatch, values = SIGNAL }) => (
          <li key={name} className="grid content-start text-small">
            <span className={`mb-2 block h-20 rounded-lg border border-line ${swatch}`} />
            {name}
            {values.map((value, scheme) => (
              <span key={value} className={`font-mono text-note text-mute ${scheme === 0 ? "dark:hidden" : "not-dark:hidden"}`}>
                {value}{" "}
                {name !== "paper" && (
                  <span className="block">
                    {contrastOf(value, groundOf(name)[scheme] ?? value).toFixed(1)}:1 {name === "on-signal" ? "signal" : "paper"}
                  </span>
                )}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <ul className="mt-10 mb-12 grid grid-cols-3 gap-4 text-small lg:grid-cols-9 [&_.keep]:whitespace-normal">
        {[...productFacts].map(([slug, { name, hue }]) => (
          <li key={slug} data-hue={hue}>
            <span className="stage mb-2 grid place-items-center rounded-lg p-4">
              <ProductMark hue={hue} className="w-14" />
            </span>
            <span className="block text-tone">{name}</span> {hue}°
          </li>
        ))}
      </ul>
      <Shown name="PictureStandIn" isDrawn>
        <div data-hue={hue} className="max-w-md">
          <PictureStandIn name={name} locale={locale} />
        </div>
      </Shown>
    </Section>
  );
}
