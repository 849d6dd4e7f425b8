/** A version number with a line from each figure to what it stands for. Decoration: the text of the page says the same. */
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** From the last figure: where it stands, and the kinds of change that it counts. The last one is what the page promises. */
const FIGURES = [
  { name: "PATCH", figure: 3, x: 277, row: "row-start-3", look: "signal", kinds: ["fix", "speed"] },
  { name: "MINOR", figure: 2, x: 150, row: "row-start-4", look: "ink", kinds: ["look", "sound"] },
  { name: "MAJOR", figure: 1, x: 38, row: "row-start-5", look: "ink", kinds: ["new"] },
] as const;
const FILL = { signal: "fill-signal", ink: "fill-ink" };
const STROKE = { signal: "stroke-signal", ink: "stroke-rule" };

export function VersionAnatomy({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <div className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] gap-x-4 self-center" aria-hidden="true">
      <svg viewBox="0 0 340 350" fill="none" className="w-full" fontSize="150" fontWeight="600" textAnchor="middle">
        {[86, 213].map((x) => (
          <text key={x} x={x} y="130" className="fill-ink">
            .
          </text>
        ))}
        {FIGURES.map(({ figure, x, look }, place) => (
          <g key={figure}>
            <text x={x} y="130" className={FILL[look]}>
              {figure}
            </text>
            <path d={`M${x} 148V${175 + 70 * place}H340`} className={STROKE[look]} strokeWidth="2" />
          </g>
        ))}
      </svg>
      {/* Five rows as high as the drawing, the last three at its lines. */}
      <ul className="grid grid-rows-5">
        {FIGURES.map(({ name, row, kinds }) => (
          <li key={name} className={`self-center text-small leading-snug whitespace-nowrap ${row}`}>
            <b className="font-semibold">{kinds.map((kind) => t(`releases.kind.${kind}`)).join(" / ")}</b>
            <span className="block text-note text-mute">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
