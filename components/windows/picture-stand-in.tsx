import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** Rings around the listener, and where on them a source stands, in degrees. Chosen by eye. */
const RINGS = [46, 84, 126, 172, 222];
const SOURCES = [
  { ring: 126, degrees: -52 },
  { ring: 84, degrees: 148 },
  { ring: 172, degrees: -160 },
];

/** In place of a product's picture until there is one: its name on a sound field in its hue, in a window's shape. */
export function PictureStandIn({ name, locale }: { name: string; locale: Locale }) {
  return (
    <div className="@container relative isolate grid aspect-16/10 w-full grid-cols-1 content-end overflow-hidden rounded-lg border border-line bg-raise p-[6%]">
      <svg
        viewBox="-400 -250 800 500"
        className="absolute inset-0 -z-10 size-full stroke-tone"
        fill="none"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <g transform="translate(150 -20)">
          {RINGS.map((radius, place) => (
            <circle key={radius} r={radius} strokeOpacity={0.6 - place * 0.1} />
          ))}
          <circle r="9" className="fill-tone stroke-none" />
          {SOURCES.map(({ ring, degrees }) => (
            <g key={ring} transform={`rotate(${degrees}) translate(${ring} 0)`}>
              <circle r="16" className="fill-raise" strokeOpacity="0.5" />
              <circle r="6" className="fill-tone stroke-none" />
            </g>
          ))}
        </g>
      </svg>
      {/* On stages it is narrow. */}
      <p className="max-w-[60%] text-h3 leading-tight font-semibold @min-[30rem]:text-h2">{name}</p>
      <p className="mt-2 text-small text-mute">{translatorFor(locale)("products.pictureToFollow")}</p>
    </div>
  );
}
