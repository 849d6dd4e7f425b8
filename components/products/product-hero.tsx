/** The top of a product's page: what it is and how to get it, and its window over the sound field. */
import type { ReactNode } from "react";
import { headingId } from "#lib/heading-id.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts, ProductImage } from "#schemas/product-facts.ts";
import { ProductMark } from "#components/ui/product-mark.tsx";
import { ProductPicture } from "#components/windows/product-picture.tsx";

type Props = {
  facts: ProductFacts;
  /** The product's or the edition's. */ name: string;
  tagline: string;
  lead: string | undefined;
  picture: { image: ProductImage | undefined; alt: string | undefined };
  /** Whose window it is, where the price beside it may be another edition's. */ caption?: string;
  /** Without it, the product's own line says. */ isFromLabz?: boolean;
  locale: Locale;
  children: ReactNode;
};

/** Characters of a name that would take three lines beside the window. */
const LONG_NAME = 20;

/** Of a product that is no longer sold, that this is so says more than what it is; with a successor, the line above has said it. */
function labelOf({ salesCondition, successor }: ProductFacts, isFromLabz: boolean, t: Translate): string {
  if (salesCondition === "Discontinued" && successor === undefined) return t("catalogue.Discontinued");
  return t(isFromLabz ? "products.fromLabz" : "products.plugIn");
}

const RINGS = [260, 370, 480];

export function ProductHero({ facts, name, tagline, lead, picture, caption, isFromLabz = facts.line === "labz", locale, children }: Props) {
  const t = translatorFor(locale);
  return (
    <div className="stage stage-top relative isolate overflow-clip">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-12 gap-y-10 px-5 pt-10 pb-14 md:px-8 lg:min-h-[39rem] lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1.4fr)] lg:items-center lg:py-8">
        <div>
          <p className="mb-4 flex items-center gap-3 text-small font-semibold" data-pagefind-ignore="">
            <ProductMark hue={facts.hue} className="w-8" />
            <span>{labelOf(facts, isFromLabz, t)}</span>
          </p>
          <h1 id={headingId(name)}>
            {/* Beside the window, a name may have less room than on a phone, for which it is kept on one line. */}
            <span
              className={`block leading-[1.02] tracking-[-0.03em] [&_.keep]:whitespace-normal ${name.length > LONG_NAME ? "text-h2" : "text-name"}`}
            >
              {name}
            </span>{" "}
            <span className="mt-4 block text-tagline leading-snug font-normal text-mute">{tagline}</span>
          </h1>
          <p className="mt-5 mb-7 max-w-[34em]">{lead}</p>
          {children}
        </div>
        <div className="relative">
          <svg
            viewBox="-500 -500 1000 1000"
            className="pointer-events-none absolute top-1/2 left-1/2 -z-10 w-[130%] -translate-1/2 [mask-image:linear-gradient(to_right,transparent_11%,black_22%)] max-lg:hidden stroke-tone print:hidden"
            fill="none"
            aria-hidden="true"
          >
            {RINGS.map((radius, place) => (
              <circle key={radius} r={radius} strokeOpacity={0.42 - place * 0.09} />
            ))}
          </svg>
          <ProductPicture {...picture} name={name} locale={locale} />
          {caption !== undefined && <p className="mt-3 text-right text-small text-mute">{caption}</p>}
        </div>
      </div>
    </div>
  );
}
