import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { WindowImage } from "#schemas/product-facts.ts";
import { PictureStandIn } from "./picture-stand-in.tsx";
import { WindowFrame } from "./window-frame.tsx";

export type WindowProps = {
  image: WindowImage | undefined;
  alt: string | undefined;
  name: string;
  /** Of the alternative text. */
  language: Locale;
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string;
  /** Its main panel alone, at every width. */
  isPanel?: boolean;
  locale: Locale;
};

/** A product's window in a list. It loads when it comes near; inside a `group`, it rises under a pointer. */
export function ProductWindow({ image, alt, name, language, sizes, isPanel = false, locale }: WindowProps) {
  if (image === undefined) return <PictureStandIn name={name} locale={locale} />;
  return (
    <WindowFrame
      image={image}
      alt={alt ?? name}
      lang={foreignTag(language, locale)}
      sizes={sizes}
      isPanel={isPanel}
      className="window bg-glass"
    />
  );
}
