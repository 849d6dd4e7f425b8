import { ResponsiveImage } from "#components/ui/responsive-image.tsx";
import { ScreenFigure } from "#components/ui/screen-figure.tsx";
import { commerce } from "#lib/content/site.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

/** The detail of the product's window that shows a message with its answer. */
const MESSAGE = "prompt";

/** A message answered, with what it cost, in the product's own words. Decoration. */
export function MessageWindow({ facts: { name, hue, details } }: { facts: ProductFacts }) {
  const picture = details.find((detail) => detail.name === MESSAGE);
  const cents = 2 * commerce.messageCost.from;
  return (
    <div className="self-center *:bg-transparent!">
      <ScreenFigure title={name} hue={hue} buttons={[]} isLarge>
        {picture && (
          <ResponsiveImage
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            sizes="(min-width: 68rem) 30rem, 90vw"
            className="rounded-sm"
          />
        )}
        <p className="flex items-baseline justify-between gap-6 border-t border-line pt-4">
          <span className="text-mute">Cost of this message</span>
          <b className="text-h3 leading-none font-semibold text-tone">{formatMoney(cents, "en")}</b>
        </p>
      </ScreenFigure>
    </div>
  );
}
