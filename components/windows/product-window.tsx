import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { ProductImage } from "#schemas/product-facts.ts";
import { PictureStandIn } from "./picture-stand-in.tsx";
import { WindowFrame } from "./window-frame.tsx";

export type WindowProps = {
  image: ProductImage | undefined;
  alt: string | undefined;
  name: string;
  /** Of the alternative text. */
  language: Locale;
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string;
  locale: Locale;
};

/** A product's window in a list. It loads when it comes near; inside a `group`, it rises under a pointer. */
export function ProductWindow({ image, alt, name, language, sizes, locale }: WindowProps) {
  if (image === undefined) return <PictureStandIn name={name} locale={locale} />;
  return <WindowFrame image={image} alt={alt ?? name} lang={foreignTag(language, locale)} sizes={sizes} className="window bg-glass" />;
}
