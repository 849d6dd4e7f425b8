import { CloseUp } from "#components/ui/close-up.tsx";
import { requireProduct } from "#lib/content/products.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

/** A flatter picture stands on a flatter panel. */
const MAX_ASPECT = 3;

/** A part of a product's window on a panel in its hue; what is seen there stands below it. @throws when the product has no such picture. */
export function DetailFigure({ product, name, locale }: { product: string; name: string; locale: Locale }) {
  const { facts, words } = requireProduct(product, locale);
  const picture = facts.details.find((detail) => detail.name === name);
  if (picture === undefined) throw new Error(`${facts.name} has no picture ${name}`);
  return (
    <figure data-hue={facts.hue} className="detail-figure">
      <CloseUp
        picture={picture}
        alt=""
        sizes="(min-width: 51rem) 42rem, 92vw"
        className={picture.width > MAX_ASPECT * picture.height ? "aspect-4/1" : "aspect-2/1"}
      />
      <figcaption lang={foreignTag(words.language, locale)}>{words.data.details?.[name]}</figcaption>
    </figure>
  );
}
