import { ProductMark } from "#components/ui/product-mark.tsx";
import { Section } from "#components/ui/section.tsx";
import { productFacts } from "#lib/content/products.ts";
import { site } from "#lib/content/site.ts";
import { contrastOf } from "#lib/contrast.ts";
import { hexOf } from "#lib/oklch.ts";
import type { Locale } from "#schemas/locale.ts";
import { COLOURS } from "./colour-tokens.ts";

const SIGNAL = [site.colour.light, site.colour.dark] as const;

/** What a colour is seen on: paper, or a button. */
const groundOf = (name: string) => (name === "on-signal" ? "signal" : "paper");
const valuesOf = (name: string) => COLOURS.find((token) => token.name === name)?.values ?? SIGNAL;

/** As in components/layout/stage.css. */
const STAGE = { lightness: 0.29, chroma: 0.06 };

/** Tokens of colour with their contrast, then each product's hue and stage. */
export function ColoursDemo({ locale }: { locale: Locale }) {
  return (
    <Section id="colours" title={(t) => t("componentDemo.colours")} locale={locale}>
      <ul className="grid grid-cols-3 gap-x-4 text-small lg:grid-cols-9">
        {COLOURS.map(({ name, swatch, values = SIGNAL }) => (
          <li key={name} className="grid content-start pb-6">
            <span className={`mb-2 block h-20 rounded-lg border border-line ${swatch}`} />
            {name}
            {values.map((value, scheme) => (
              <span key={scheme} className={`font-mono text-note text-mute ${scheme === 0 ? "dark:hidden" : "not-dark:hidden"}`}>
                {value}
                {name !== groundOf(name) && (
                  <span className="block">
                    {groundOf(name)} {contrastOf(value, valuesOf(groundOf(name))[scheme] ?? value).toFixed(1)}:1
                  </span>
                )}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-x-4 text-small lg:grid-cols-3">
        {[...productFacts].map(([slug, { name, hue }]) => (
          <li key={slug} data-hue={hue} className="grid content-start pb-6">
            <span className="stage mb-2 grid h-20 place-items-center rounded-lg">
              <ProductMark hue={hue} className="w-14" />
            </span>
            {name}
            <span className="font-mono text-note text-mute">
              {hexOf(STAGE.lightness, STAGE.chroma, hue)}
              <span className="block">hue {hue}°</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
