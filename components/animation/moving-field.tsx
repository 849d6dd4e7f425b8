/** The sound field in motion. The paths are drawn here; animation.css moves things along them. */
import { arcPath, headPath, spread } from "#lib/geometry.ts";

const RINGS = [60, 130, 200, 275, 350, 430, 510, 590];
/** Places at which a source leaves a ring behind, in degrees. */
const PLACES = spread(0, 330, 12);
/** For each source its distance, which way it goes round, and how far its rings travel: by its turn in the style sheet, at one speed. */
const SOURCES = [
  { radius: 130, side: 1, reach: 150 },
  { radius: 200, side: -1, reach: 205 },
  { radius: 275, side: 1, reach: 182 },
  { radius: 350, side: -1, reach: 252 },
  { radius: 430, side: 1, reach: 308 },
  { radius: 510, side: -1, reach: 363 },
] as const;

export function MovingField({ hues }: { hues: readonly number[] }) {
  return (
    <svg viewBox="-620 -620 1240 1240" className="animation-field overflow-visible" fill="none" aria-hidden="true">
      <g className="stroke-line">
        {RINGS.map((radius) => (
          <circle key={radius} r={radius} className={radius === 275 || radius === 510 ? "stroke-rule" : undefined} strokeOpacity="0.7" />
        ))}
        <path d="M0 -590V590M-590 0H590" strokeDasharray="2 8" />
      </g>
      <g>
        {SOURCES.map(({ radius, side, reach }, index) => (
          <g key={radius} className="animation-source stroke-tone" data-hue={hues[index % hues.length]}>
            <g transform={`scale(${side} 1)`}>
              {PLACES.map((degrees) => (
                <g key={degrees} className="animation-place" transform={`rotate(${degrees}) translate(0 ${-radius})`}>
                  <circle r={reach} className="animation-wave" strokeWidth="1.25" />
                </g>
              ))}
              <g className="animation-orbit">
                <line y1={-52} y2={-radius} strokeOpacity="0.5" />
                <path d={arcPath(radius, -34, 0)} strokeOpacity="0.7" strokeWidth="1.5" />
                <g transform={`translate(0 ${-radius})`}>
                  {[18, 32, 50, 74].map((wave, step) => (
                    <circle key={wave} r={wave} className="animation-still" strokeOpacity={0.55 - step * 0.12} />
                  ))}
                  <circle r="17" strokeOpacity="0.6" />
                  <circle r="7.5" className="fill-tone stroke-none" />
                </g>
              </g>
            </g>
          </g>
        ))}
      </g>
      <circle r="52" className="animation-breath stroke-ink" strokeOpacity="0.35" />
      <path d={headPath(31)} className="fill-paper stroke-ink" strokeWidth="1.75" strokeLinejoin="round" />
    </svg>
  );
}
