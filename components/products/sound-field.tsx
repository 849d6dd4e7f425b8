/**
 * The motif: the listener from above, and every product as a source around them, which leads to its page. Rings leave the sources and some
 * of them drift; the home page's scene (components/islands/scene) turns those that sound.
 */
import { listSoldProducts, type Product } from "#lib/content/products.ts";
import { polar } from "#lib/geometry.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { FieldRings } from "./field-rings.tsx";

type Source = {
  radius: number;
  degrees: number;
  /** Goes to and fro on its ring. */
  drifts?: true;
  /** Not where the field is small. */
  wideOnly?: true;
};

/** By place in the product list. Chosen by eye so that no labels touch. */
const SOURCES: readonly Source[] = [
  { radius: 288, degrees: 20 },
  { radius: 268, degrees: 342 },
  { radius: 196, degrees: 62 },
  { radius: 268, degrees: 182 },
  { radius: 372, degrees: 236, drifts: true },
  { radius: 150, degrees: 112, drifts: true },
  { radius: 372, degrees: 326 },
  { radius: 372, degrees: 140, drifts: true },
  { radius: 462, degrees: 284, wideOnly: true },
];
const FURTHER = { radius: 480, step: 40 };

const sourceAt = (place: number): Source => SOURCES[place] ?? { radius: FURTHER.radius, degrees: place * FURTHER.step, wideOnly: true };

/** How many of the sources sound in the scene, and keep their labels on a phone. */
const SOUNDING = 4;
/** Field units to a metre of the scene. */
const METRE = 240;

/** What the scene needs of the sources that sound, by place. */
export const listVoices = (locale: Locale) =>
  listSoldProducts(locale)
    .slice(0, SOUNDING)
    .map((_, place) => ({ azimuth: sourceAt(place).degrees, distance: sourceAt(place).radius / METRE }));

/** Rings of neighbouring sources do not leave together. */
const PACES = ["", "[&_.animate-wave]:[animation-duration:8.5s]", "[&_.animate-wave]:[animation-duration:10s]"];
const STARTS = ["", "[animation-delay:-2.4s]", "[animation-delay:-4.8s]"];

export function SoundField({ locale, className }: { locale: Locale; className: string }) {
  return (
    <nav aria-label={translatorFor(locale)("products.oneField")} data-sound-field="" className={`group/field print:hidden ${className}`}>
      <FieldRings />
      <svg viewBox="-590 -590 1180 1180" className="relative block overflow-visible" fill="none">
        {listSoldProducts(locale).map((product, place) => (
          <FieldSource key={product.slug} product={product} place={place} locale={locale} />
        ))}
        <path
          d="M-37 -6q-10 8 0 18M37 -6q10 8 0 18M0 -46L7 -35A37 40 0 1 1 -7 -35Z"
          className="pointer-events-none fill-paper stroke-ink"
          strokeWidth="1.5"
        />
      </svg>
    </nav>
  );
}

function FieldSource({ product: { slug, facts }, place, locale }: { product: Product; place: number; locale: Locale }) {
  const { radius, degrees, drifts, wideOnly } = sourceAt(place);
  const [x, y] = polar(radius, degrees);
  const sounds = place < SOUNDING;
  return (
    <a
      href={localePath(locale, facts.path)}
      aria-label={facts.name}
      data-hue={facts.hue}
      data-voice={sounds ? place : undefined}
      className={`group stroke-tone transition-opacity duration-700 focus-visible:outline-none ${PACES[place % PACES.length] ?? ""} ${wideOnly ? "max-lg:hidden" : ""} ${sounds ? "" : "group-data-playing/field:opacity-25"}`}
    >
      <g className={drifts ? "animate-drift" : undefined}>
        <g data-turn="">
          <line
            x2={x}
            y2={y}
            className={`transition-[stroke-opacity] [stroke-opacity:0.35] group-hover:[stroke-opacity:1] group-focus-visible:[stroke-opacity:1] ${sounds ? "group-data-playing/field:[stroke-opacity:0.9]" : ""}`}
          />
          <g transform={`translate(${x} ${y})`}>
            <g data-upright="" className={drifts ? "animate-[drift_72s_ease-in-out_infinite_alternate_reverse]" : undefined}>
              <circle r="56" className="fill-transparent stroke-none" />
              {[0.4, 0.68, 1].map((scale, step) => (
                <circle
                  key={scale}
                  r="40"
                  transform={`scale(${scale})`}
                  strokeOpacity={0.6 - step * 0.15}
                  vectorEffect="non-scaling-stroke"
                  className={`animate-wave ${STARTS[step] ?? ""}`}
                />
              ))}
              <circle r="22" className="fill-paper opacity-0 group-focus-visible:stroke-ink group-focus-visible:opacity-100" strokeWidth="3" />
              <circle r="7" className="fill-tone stroke-none" />
              <text
                fontWeight="500"
                strokeWidth="5"
                strokeLinejoin="round"
                className={`fill-ink stroke-paper [paint-order:stroke] group-hover:underline ${x < -200 ? "lg:-translate-x-4.5 lg:[text-anchor:end]" : "lg:translate-x-4.5"} text-[26px] max-lg:translate-y-13 max-lg:[text-anchor:middle] sm:max-lg:text-[22px] lg:-translate-y-3.5 lg:text-[15px] ${sounds ? "" : "max-lg:hidden"}`}
              >
                {facts.name}
              </text>
            </g>
          </g>
        </g>
      </g>
    </a>
  );
}
