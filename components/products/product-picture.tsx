import { ResponsiveImage } from "#components/ui/responsive-image.tsx";
import type { Locale } from "#schemas/locale.ts";
import type { ProductImage } from "#schemas/product-facts.ts";
import { PictureStandIn } from "./picture-stand-in.tsx";

type Props = {
  image: ProductImage | undefined;
  alt: string | undefined;
  /** The product's or the edition's. */ name: string;
  locale: Locale;
};

/** A product's window at the top of its page: the first thing seen, so it loads first. On phones it is larger than the screen. */
export function ProductPicture({ image, alt, name, locale }: Props) {
  if (image === undefined) return <PictureStandIn name={name} locale={locale} />;
  return (
    <ResponsiveImage
      {...image}
      alt={alt ?? name}
      sizes="(min-width: 68rem) 62vw, (min-width: 36rem) 94vw, 134vw"
      preload
      className="h-auto w-full rounded-lg border border-line [box-shadow:var(--shadow-window)]"
    />
  );
}
