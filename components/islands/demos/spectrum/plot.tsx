import type { Ref } from "react";
import { areaPath, linePath, octavePosition } from "#lib/geometry.ts";
import { CHANNELS, type Channel, FLOOR, heightOf, NAME_LEVEL } from "./channels.ts";
import { AT_REST } from "./curves-at-rest.ts";

const LINES = [20, 30, 40, 50, 100, 200, 300, 400, 500, 1000, 2000, 3000, 4000, 5000, 10_000, 20_000];
const NAMED = [50, 100, 200, 500, 1000, 2000, 5000, 10_000];
/** Named on a phone, too. */
const FEW = new Set([100, 1000, 10_000]);

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
const across = (hertz: number) => percent(octavePosition(hertz));

/** The paper of running spectra: octaves across, a row for each channel. */
export function Plot({ canvas, chosen }: { canvas: Ref<HTMLCanvasElement>; chosen: Channel | undefined }) {
  return (
    <div className="relative mb-7 ml-9 h-80 md:ml-12 md:h-64">
      <svg className="absolute inset-0 size-full overflow-visible" fill="none" aria-hidden="true">
        {LINES.map((hertz) => (
          <line key={hertz} x1={across(hertz)} x2={across(hertz)} y2="100%" className={FEW.has(hertz) ? "stroke-rule" : "stroke-line"} />
        ))}
        {/* What channels look like, until they sound. */}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="in-data-playing:invisible">
          {AT_REST.map(({ channel, curve }) => (
            <g key={channel} className="fill-tone stroke-tone" opacity={chosen === undefined || channel === chosen ? 1 : 0.55}>
              <path
                d={areaPath(curve, heightOf(channel, FLOOR) * 100)}
                className="stroke-none"
                fillOpacity={channel === chosen ? 0.5 : 0.2}
              />
              <path d={linePath(curve)} fill="none" strokeWidth={channel === chosen ? 2.5 : 1.5} vectorEffect="non-scaling-stroke" />
            </g>
          ))}
        </svg>
        {CHANNELS.map((channel) => (
          <text
            key={channel}
            x="-8"
            y={percent(heightOf(channel, NAME_LEVEL))}
            textAnchor="end"
            className={`text-[12px] ${channel === chosen ? "fill-tone font-semibold" : "fill-mute"}`}
          >
            {channel}
          </text>
        ))}
        {NAMED.map((hertz) => (
          <text
            key={hertz}
            x={across(hertz)}
            y="100%"
            dy="20"
            textAnchor="middle"
            className={`fill-mute text-[12px] tabular-nums ${FEW.has(hertz) ? "" : "max-sm:hidden"}`}
          >
            {hertz < 1000 ? `${hertz}` : `${hertz / 1000}k`}
          </text>
        ))}
      </svg>
      <canvas ref={canvas} className="absolute inset-0 size-full text-tone" aria-hidden="true" />
    </div>
  );
}
