import { DecorativeImage } from "#components/ui/decorative-image.tsx";
import { ScreenFigure } from "#components/ui/screen-figure.tsx";
import { commerce } from "#lib/content/site.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

/** A message answered, as a close-up of the product shows it, with what it cost, in the product's own words. Decoration. @throws when the product has no such close-up. */
export function MessageWindow({ facts: { name, hue, details }, detail }: { facts: ProductFacts; detail: string }) {
  const picture = details.find((one) => one.name === detail);
  if (picture === undefined) throw new Error(`${name} has no picture ${detail}`);
  const cents = 2 * commerce.messageCost.from;
  return (
    <div className="self-center *:bg-transparent!">
      <ScreenFigure title={name} hue={hue} buttons={[]} isLarge>
        <DecorativeImage picture={picture} sizes="(min-width: 68rem) 30rem, 90vw" className="rounded-sm" />
        <p className="flex items-baseline justify-between gap-6 border-t border-line pt-4">
          <span className="text-mute">Cost of this message</span>
          <b className="text-h3 leading-none font-semibold text-tone">{formatMoney(cents, "en")}</b>
        </p>
      </ScreenFigure>
    </div>
  );
}
