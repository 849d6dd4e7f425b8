/** Products as close-ups of their windows, side by side. A tile is a link as a whole; beside that, it has the buttons of its product. */
import type { ReactNode } from "react";
import { NameWithArrow } from "#components/ui/name-with-arrow.tsx";
import type { findLatestRelease } from "#lib/content/releases.ts";
import { formatDay } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { ProductFacts, ProductImage } from "#schemas/product-facts.ts";
import { CloseUp } from "#components/ui/close-up.tsx";
import { WindowStage } from "#components/windows/window-stage.tsx";

export type Tile = {
  name: string;
  path: string;
  hue: number;
  summary: string;
  imageAlt: string | undefined;
  /** Undefined while there is no picture. */
  image: ProductImage | undefined;
  /** What it is known by, with its description: a whole window would be too small to be read. */
  closeUp?: { picture: ProductFacts["details"][number]; alt: string | undefined };
  /** Of the summary and the picture's words. */
  language: Locale;
  /** What it costs. */
  price: ReactNode;
  /** What it runs on. */
  runsOn: ReactNode;
  /** What larger editions cost, or what else is paid. */
  priceNote?: ReactNode;
  /** The newest released version. */
  release?: ReturnType<typeof findLatestRelease>;
  /** The buttons to buy, try or download it. */
  action: ReactNode;
  /** For the one that stands alone in its row. */
  lead?: string;
};

const SIZES = {
  two: "(min-width: 68rem) 28rem, (min-width: 36rem) 42vw, 82vw",
  three: "(min-width: 68rem) 20rem, (min-width: 36rem) 42vw, 82vw",
};

type Props = {
  tiles: readonly Tile[];
  locale: Locale;
  /** A cell behind the last tile, where its row has space. */
  children?: ReactNode;
};

export function ProductTiles({ tiles, locale, children }: Props) {
  const t = translatorFor(locale);
  const columns = tiles.length % 2 === 1 && tiles.length > 1 ? "three" : "two";
  /** Where each price has one, all stand below it. */
  const hasNotes = tiles.every(({ priceNote }) => priceNote !== undefined);
  return (
    <ul
      className={`grid grid-cols-1 gap-y-12 sm:grid-cols-2 sm:gap-x-12 ${columns === "three" ? "lg:grid-cols-3 lg:gap-x-8 sm:gap-y-14" : "sm:gap-y-20"}`}
    >
      {tiles.map(
        ({ name, path, hue, summary, imageAlt, image, closeUp, language, price, runsOn, priceNote, release, action, lead }, place) => (
          <li
            key={path}
            data-hue={hue}
            className={`group relative flex flex-col active:opacity-75 ${isAlone(place, tiles.length) ? ALONE : ""}`}
          >
            {closeUp === undefined ? (
              <WindowStage image={image} alt={imageAlt} name={name} language={language} sizes={SIZES[columns]} locale={locale} />
            ) : (
              <CloseUp
                picture={closeUp.picture}
                alt={closeUp.alt ?? name}
                lang={foreignTag(language, locale)}
                sizes={SIZES[columns]}
                className="aspect-3/2"
              />
            )}
            <div className="flex min-w-0 grow flex-col items-start pt-5">
              <b className="max-w-full text-h3 leading-tight font-semibold wrap-break-word [&_.keep]:whitespace-normal">
                <a href={localePath(locale, path)} className="group-hover:text-signal after:absolute after:inset-0">
                  <NameWithArrow name={name} />
                </a>
              </b>
              <p className="mt-1 mb-2.5 max-w-[34em] text-mute" lang={foreignTag(language, locale)}>
                {summary}
              </p>
              {lead !== undefined && isAlone(place, tiles.length) && (
                <p className="mb-2.5 max-sm:hidden lg:hidden" lang={foreignTag(language, locale)}>
                  {lead}
                </p>
              )}
              {/* Of tiles side by side, prices and all below them are level. */}
              <p className="mt-auto mb-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-h3 leading-tight max-sm:grid">
                {price}{" "}
                {priceNote !== undefined && (
                  <span className={`text-small leading-snug font-normal text-balance text-mute ${hasNotes ? "basis-full" : ""}`}>
                    {priceNote}
                  </span>
                )}
              </p>
              <p className="flex flex-wrap gap-x-5 text-small text-mute">
                {runsOn}{" "}
                {release !== undefined && (
                  <span className="flex flex-wrap gap-x-5">
                    {t("downloads.installersOf", { version: release.version })}{" "}
                    <time dateTime={release.facts.date}>{formatDay(release.facts.date, locale)}</time>
                  </span>
                )}
              </p>
              <div className="relative mt-5 max-sm:grid max-sm:grid-cols-1 max-sm:w-full">{action}</div>
            </div>
          </li>
        ),
      )}
      {children !== undefined && tiles.length % 3 === 2 && columns === "three" && (
        <li className="group relative flex flex-col max-lg:hidden">{children}</li>
      )}
    </ul>
  );
}

/** The last of an odd number, where there is space for two. */
const isAlone = (place: number, count: number) => count % 2 === 1 && place === count - 1;
/** Its words stand beside it. */
const ALONE =
  "sm:max-lg:col-span-2 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:items-center sm:max-lg:gap-x-12 sm:max-lg:border-t sm:max-lg:border-line sm:max-lg:pt-12";
