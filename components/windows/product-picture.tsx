import type { Locale } from "#schemas/locale.ts";
import type { ProductImage } from "#schemas/product-facts.ts";
import { PictureStandIn } from "./picture-stand-in.tsx";
import { WindowFrame } from "./window-frame.tsx";

type Props = {
  image: ProductImage | undefined;
  alt: string | undefined;
  /** The product's or the edition's. */ name: string;
  locale: Locale;
};

/** A product's window at the top of its page: the first thing seen, so it loads first. */
export function ProductPicture({ image, alt, name, locale }: Props) {
  if (image === undefined) return <PictureStandIn name={name} locale={locale} />;
  return (
    <WindowFrame
      image={image}
      alt={alt ?? name}
      sizes="(min-width: 68rem) 42rem, 94vw"
      preload
      className="[box-shadow:var(--shadow-window)]"
    />
  );
}
