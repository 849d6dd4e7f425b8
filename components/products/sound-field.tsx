/** The motif: the listener from above, and every product as a source around them. Decoration; the product list says the same in words. */
import { listSoldProducts } from "#lib/content/products.ts";
import type { Locale } from "#schemas/locale.ts";

/** A point at `radius` and `degrees` clockwise from straight ahead. */
function point(radius: number, degrees: number): readonly [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Number((radius * Math.cos(angle)).toFixed(2)), Number((radius * Math.sin(angle)).toFixed(2))];
}

/**
 * Where each source stands: ring and azimuth, by place in the product list. Chosen by eye so that no labels touch. Third,
 * a class where the words stand below the listener: it goes round to where it is seen, or it stays away.
 */
const PLACES = [
  [288, 20],
  [268, 342],
  [196, 62],
  [268, 182, "max-lg:rotate-[86deg]"],
  [372, 236, "max-lg:rotate-[164deg]"],
  [150, 112],
  [372, 328],
  [372, 140, "max-lg:rotate-[-138deg]"],
  [462, 284, "max-lg:hidden"],
] as const;
const RINGS = [52, 124, 196, 268, 340, 372, 412, 460, 520];
const STRONG_RINGS = new Set([196, 372]);

const WINDOW = "-590 -590 1180 1180";
/** Of the outermost ring only the upper half is seen, and only where the words stand below it. */
const TICKS = Array.from({ length: 37 }, (_, step) => {
  const degrees = step * 5 - 90;
  const length = degrees % 30 === 0 ? 16 : degrees % 15 === 0 ? 9 : 4;
  const [x1, y1] = point(520, degrees);
  const [x2, y2] = point(520 - length, degrees);
  return `M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}`;
}).join("");

export function SoundField({ locale, className }: { locale: Locale; className: string }) {
  return (
    <div className={className} aria-hidden="true">
      <Rings />
      <svg viewBox={WINDOW} className="relative block" fill="none">
        <g className="fill-paper stroke-ink" strokeWidth="1.5">
          <path d="M-37 -6q-10 8 0 18M37 -6q10 8 0 18M0 -46L7 -35A37 40 0 1 1 -7 -35Z" />
        </g>
        {listSoldProducts(locale).map(({ slug, facts }, place) => {
          const [radius, degrees, whenNarrow = ""] = PLACES[place] ?? [480, place * 40];
          const [x, y] = point(radius, degrees);
          const isLeft = x < -200;
          return (
            <g key={slug} data-hue={facts.hue} className={`stroke-tone ${whenNarrow}`}>
              <line x2={x} y2={y} strokeOpacity="0.4" />
              {[16, 27, 40].map((wave, step) => (
                <circle key={wave} cx={x} cy={y} r={wave} strokeOpacity={0.5 - step * 0.15} />
              ))}
              <circle cx={x} cy={y} r="6.5" className="fill-tone stroke-none" />
              <text
                x={x + (isLeft ? -18 : 18)}
                y={y - 14}
                textAnchor={isLeft ? "end" : "start"}
                fontSize="15"
                fontWeight="500"
                strokeWidth="5"
                strokeLinejoin="round"
                className="fill-ink stroke-paper [paint-order:stroke] max-lg:hidden"
              >
                {facts.name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** They fade where the words stand: to the left of the listener, or below when there is no room beside. */
function Rings() {
  return (
    <svg
      viewBox={WINDOW}
      className="absolute inset-0 size-full max-lg:mask-[linear-gradient(black_19rem,transparent_27rem)] lg:mask-[linear-gradient(to_right,transparent_14%,black_34%)]"
      fill="none"
    >
      <g className="stroke-line">
        {RINGS.map((radius) => (
          <circle
            key={radius}
            r={radius}
            className={STRONG_RINGS.has(radius) ? "stroke-rule" : undefined}
            strokeOpacity={STRONG_RINGS.has(radius) ? 0.6 : 1}
          />
        ))}
        {[30, 330, 110, 250, 0].map((degrees) => {
          const [x, y] = point(520, degrees);
          return <line key={degrees} x2={x} y2={y} strokeDasharray="2 6" />;
        })}
      </g>
      <path d={TICKS} className="stroke-mute lg:hidden" strokeOpacity="0.6" />
    </svg>
  );
}
