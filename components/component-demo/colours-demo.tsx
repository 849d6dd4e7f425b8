import { ProductMark } from "#components/products/product-mark.tsx";
import { Section } from "#components/ui/section.tsx";
import { productFacts } from "#lib/content/products.ts";
import { site } from "#lib/content/site.ts";
import { contrastOf } from "#lib/contrast.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { COLOURS } from "./colour-tokens.ts";

const SIGNAL = [site.colour.light, site.colour.dark] as const;

/** What a colour is seen on: paper, or a button. */
const groundOf = (name: string): readonly string[] =>
  name === "on-signal" ? SIGNAL : (COLOURS.find((token) => token.name === "paper")?.values ?? []);

/** Two rows of one grid. */
const GRID = "grid grid-cols-3 gap-x-4 text-small lg:grid-cols-9";

/** Tokens of colour with their contrast, then each product's hue and stage. */
export function ColoursDemo({ locale }: { locale: Locale }) {
  return (
    <Section id="colours" title={(t) => t("componentDemo.colours")} locale={locale}>
      <p className="mb-8 max-w-[42em]">{translatorFor(locale)("componentDemo.coloursLead")}</p>
      <ul className={GRID}>
        {COLOURS.map(({ name, swatch, values = SIGNAL }) => (
          <li key={name} className="grid content-start pb-6">
            <span className={`mb-2 block h-20 rounded-lg border border-line ${swatch}`} />
            {name}
            {values.map((value, scheme) => (
              <span key={scheme} className={`font-mono text-note text-mute ${scheme === 0 ? "dark:hidden" : "not-dark:hidden"}`}>
                {value}
                <span className="block">{contrastOf(value, groundOf(name)[scheme] ?? value).toFixed(1)}:1</span>
              </span>
            ))}
          </li>
        ))}
      </ul>
      <ul className={`mt-4 ${GRID} [&_.keep]:whitespace-normal`}>
        {[...productFacts].map(([slug, { name, hue }]) => (
          // Names may have two lines.
          <li key={slug} data-hue={hue} className="row-span-3 grid grid-rows-subgrid pb-6">
            <span className="stage mb-2 grid h-20 place-items-center rounded-lg">
              <ProductMark hue={hue} className="w-14" />
            </span>
            <span className="leading-snug">{name}</span>
            <span className="font-mono text-note text-mute">{hue}°</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
