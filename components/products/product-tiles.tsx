/** Products as their windows, in two columns, of an odd number the last three in three. A tile is a link as a whole; beside that, it has the buttons of its product. */
import type { ReactNode } from "react";
import { Arrow } from "#components/ui/arrow.tsx";
import type { findLatestRelease } from "#lib/content/releases.ts";
import { formatDay } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { ProductImage } from "#schemas/product-facts.ts";
import { WindowStage } from "./window-stage.tsx";

export type Tile = {
  name: string;
  path: string;
  hue: number;
  summary: string;
  imageAlt: string | undefined;
  /** Undefined while there is no picture. */
  image: ProductImage | undefined;
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

const SIZES = "(min-width: 68rem) 28rem, (min-width: 36rem) 42vw, 82vw";

type Props = {
  tiles: readonly Tile[];
  locale: Locale;
};

export function ProductTiles({ tiles, locale }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-y-12 sm:grid-cols-2 sm:gap-x-12 sm:gap-y-20 lg:grid-cols-6">
      {tiles.map(({ name, path, hue, summary, imageAlt, image, language, price, runsOn, priceNote, release, action, lead }, place) => (
        <li
          key={path}
          data-hue={hue}
          className={`group relative flex flex-col active:opacity-75 ${isThird(place, tiles.length) ? "third lg:col-span-2" : "lg:col-span-3"} ${isAlone(place, tiles.length) ? ALONE : ""}`}
        >
          <WindowStage image={image} alt={imageAlt} name={name} language={language} sizes={SIZES} locale={locale} />
          <div className="flex min-w-0 grow flex-col items-start pt-6">
            <b className="max-w-full text-h3 leading-tight font-semibold wrap-break-word [&_.keep]:whitespace-normal">
              <a href={localePath(locale, path)} className="group-hover:text-signal after:absolute after:inset-0">
                {name} <Arrow className="inline-block w-5 max-sm:hidden -translate-y-px stroke-current text-mute group-hover:text-signal" />
              </a>
            </b>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-h3 leading-tight">
              {price} {priceNote !== undefined && <span className="text-small leading-snug font-normal text-mute">{priceNote}</span>}
            </p>
            <p className="mt-2 mb-2.5 max-w-[34em] text-mute" lang={foreignTag(language, locale)}>
              {summary}
            </p>
            {lead !== undefined && isAlone(place, tiles.length) && (
              <p className="mb-2.5 max-sm:hidden lg:hidden" lang={foreignTag(language, locale)}>
                {lead}
              </p>
            )}
            {/* Of tiles side by side, what they run on and their buttons are level. */}
            <p className="mt-auto">{runsOn}</p>
            {release !== undefined && (
              <p className="mt-1 flex gap-3 text-small text-mute">
                <span className="version text-ink">{release.version}</span>
                <time dateTime={release.facts.date}>{formatDay(release.facts.date, locale)}</time>
              </p>
            )}
            <div className="relative mt-5 max-sm:grid max-sm:grid-cols-1 max-sm:w-full">{action}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Of an odd number, the last three share a row where there is space for it. */
const isThird = (place: number, count: number) => count > 1 && count % 2 === 1 && place >= count - 3;

/** The last of an odd number, where there is space for two. */
const isAlone = (place: number, count: number) => count % 2 === 1 && place === count - 1;
/** Its words stand beside it. */
const ALONE =
  "sm:max-lg:col-span-2 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:items-center sm:max-lg:gap-x-12 sm:max-lg:border-t sm:max-lg:border-line sm:max-lg:pt-12";
