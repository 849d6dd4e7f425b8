import { listSoldProducts } from "#lib/content/products.ts";
import { polar } from "#lib/geometry.ts";
import type { Locale } from "#schemas/locale.ts";

/**
 * Radius and angle of each source in the order of the product list, chosen so that no labels overlap. Third, a class for narrow
 * screens, which show only the upper half: it rotates the source into view or hides it.
 */
const POSITIONS = [
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
/** Ticks of the upper half of the outermost ring, shown on narrow screens only. */
const TICKS = Array.from({ length: 37 }, (_, step) => {
  const degrees = step * 5 - 90;
  const length = degrees % 30 === 0 ? 16 : degrees % 15 === 0 ? 9 : 4;
  const [x1, y1] = polar(520, degrees);
  const [x2, y2] = polar(520 - length, degrees);
  return `M${x1} ${y1}L${x2} ${y2}`;
}).join("");

/** Decoration of the home page: a listener from above, and every product as a source around them. */
export function SoundField({ locale, className }: { locale: Locale; className: string }) {
  return (
    <div className={className} aria-hidden="true">
      <Rings />
      <svg viewBox={WINDOW} className="relative block" fill="none">
        <g className="fill-paper stroke-ink" strokeWidth="1.5">
          <path d="M-37 -6q-10 8 0 18M37 -6q10 8 0 18M0 -46L7 -35A37 40 0 1 1 -7 -35Z" />
        </g>
        {listSoldProducts(locale).map(({ slug, facts }, index) => {
          const [radius, degrees, whenNarrow = ""] = POSITIONS[index] ?? [480, index * 40];
          const [x, y] = polar(radius, degrees);
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

/** The rings fade out below the page's heading: on the left, or at the bottom on narrow screens. */
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
          const [x, y] = polar(520, degrees);
          return <line key={degrees} x2={x} y2={y} strokeDasharray="2 6" />;
        })}
      </g>
      <path d={TICKS} className="stroke-mute lg:hidden" strokeOpacity="0.6" />
    </svg>
  );
}
