/**
 * The field of the home page: the listener from above, and every product as a source around them, which leads to its page. Rings leave the sources and some
 * of them drift; the home page's scene (components/islands/scene) turns those that sound.
 */
import { listSoldProducts, type Product } from "#lib/content/products.ts";
import { headPath, polar } from "#lib/geometry.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { FieldRings } from "./field-rings.tsx";

type Source = {
  radius: number;
  degrees: number;
  /** Goes to and fro on its ring. */
  drifts?: true;
  /** Not where the field is small. */
  wideOnly?: true;
  /** Where the field is small it stands at the left, so that the space below the header is free for the offer of another language. */
  isLeftWhenSmall?: true;
};

/** By place in the product list. Chosen by eye so that no labels touch. */
const SOURCES: readonly Source[] = [
  { radius: 288, degrees: 20 },
  { radius: 268, degrees: 338 },
  { radius: 165, degrees: 50 },
  { radius: 268, degrees: 182 },
  { radius: 372, degrees: 222, drifts: true },
  { radius: 150, degrees: 112, drifts: true },
  { radius: 372, degrees: 331, isLeftWhenSmall: true },
  { radius: 372, degrees: 146, drifts: true },
  { radius: 462, degrees: 284, wideOnly: true },
];
const FURTHER = { radius: 480, step: 40 };

/** Below it, a label in the middle below its source would reach the head. */
const NEAR = 200;

const sourceAt = (place: number): Source => SOURCES[place] ?? { radius: FURTHER.radius, degrees: place * FURTHER.step, wideOnly: true };

/** How many of the sources sound in the scene. */
const SOUNDING = 4;
/** Field units to a metre of the scene. */
const METRE = 240;

/** What the scene needs of the sources that sound, by place. */
export const listVoices = (locale: Locale) =>
  listSoldProducts(locale)
    .slice(0, SOUNDING)
    .map((_, place) => ({ azimuth: sourceAt(place).degrees, distance: sourceAt(place).radius / METRE }));

export function SoundField({ locale, className }: { locale: Locale; className: string }) {
  return (
    <nav aria-label={translatorFor(locale)("products.oneField")} data-sound-field="" className={`print:hidden ${className}`}>
      <FieldRings />
      <svg viewBox="-590 -590 1180 1180" className="relative block overflow-visible" fill="none">
        {listSoldProducts(locale).map((product, place) => (
          <FieldSource key={product.slug} product={product} place={place} locale={locale} />
        ))}
        <path d={headPath(37)} className="pointer-events-none fill-paper stroke-ink" strokeWidth="1.5" />
      </svg>
    </nav>
  );
}

function FieldSource({ product: { facts }, place, locale }: { product: Product; place: number; locale: Locale }) {
  const { radius, degrees, drifts, wideOnly, isLeftWhenSmall } = sourceAt(place);
  const [x, y] = polar(radius, degrees);
  return (
    <a
      href={localePath(locale, facts.path)}
      aria-label={facts.name}
      data-hue={facts.hue}
      data-voice={place < SOUNDING ? place : undefined}
      className={`field-source stroke-tone ${wideOnly ? "max-lg:hidden" : ""}`}
    >
      <g className={drifts ? "field-drift" : isLeftWhenSmall && "field-left"}>
        <g data-turn="">
          <line x2={x} y2={y} className="field-ray" />
          <g transform={`translate(${x} ${y})`}>
            <g data-upright="">
              <g className={drifts ? "field-drift-back" : isLeftWhenSmall && "field-left-back"}>
                {/* As wide as a finger. */}
                <circle r="56" className="fill-transparent stroke-none" />
                <g>
                  {[0.4, 0.68, 1].map((scale, step) => (
                    <circle
                      key={scale}
                      r="40"
                      transform={`scale(${scale})`}
                      strokeOpacity={0.6 - step * 0.15}
                      vectorEffect="non-scaling-stroke"
                      className="field-wave"
                    />
                  ))}
                </g>
                <circle r="20" stroke="none" strokeWidth="3" className="field-focus" />
                <circle r="7" className="fill-tone stroke-none" />
                <text data-near={radius < NEAR ? "" : undefined} className="field-label fill-ink stroke-paper">
                  {facts.name}
                </text>
              </g>
            </g>
          </g>
        </g>
      </g>
    </a>
  );
}
