import type { ReactNode } from "react";
import { ProductMark } from "#components/facts/product-mark.tsx";
import type { Locale } from "#schemas/locale.ts";
import type { ProductImage } from "#schemas/product-facts.ts";
import { ProductPicture } from "./product-picture.tsx";

type Props = {
  hue: number;
  /** What kind of product it is. */
  kind: string;
  name: string;
  tagline?: string;
  lead: string | undefined;
  image: ProductImage | undefined;
  /** What the picture shows. */
  alt: string | undefined;
  locale: Locale;
  /** Buttons and links. */
  children: ReactNode;
};

/** The top of a page about a product or an edition, with its picture. */
export function ProductHead({ hue, kind, name, tagline, lead, image, alt, locale, children }: Props) {
  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-5 pt-14 pb-16 md:px-8 md:pt-20 lg:grid-cols-[1fr_1.25fr] lg:items-center">
      <div>
        <p className="mb-5 flex items-center gap-3 font-semibold" data-pagefind-ignore="">
          <ProductMark hue={hue} className="w-8" />
          {kind}
        </p>
        <h1 className="text-h1">
          {name}
          {tagline !== undefined && (
            <>
              {" "}
              <span className="mt-4 block text-h2 leading-tight font-normal text-mute">{tagline}</span>
            </>
          )}
        </h1>
        <p className="mt-6 mb-8 max-w-[34em] text-lead">{lead}</p>
        {children}
      </div>
      <ProductPicture image={image} alt={alt} name={name} locale={locale} />
    </div>
  );
}
