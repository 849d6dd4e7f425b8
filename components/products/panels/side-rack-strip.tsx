import type { ReactElement } from "react";
import { ink, tint } from "./panel-ink.ts";
import { Knob } from "./panel-knob.tsx";
import { Meter } from "./panel-meter.tsx";
import { gainName } from "./panel-plot.tsx";
import { Caption, Label, Value } from "./panel-text.tsx";
import { chosen, pairName } from "./side-rack-channels.ts";
import type { Channel } from "./side-rack-channels.ts";

/** How far a fader travels, in window units. */
const travel = { top: 474, bottom: 778 } as const;

/** Fader positions: 0 dB at three quarters, as on a desk. */
const faderAt = (decibels: number): number =>
  travel.bottom - (travel.bottom - travel.top) * (decibels >= 0 ? 0.78 + decibels * 0.022 : 0.78 * (1 + decibels / 48) ** 1.6);

/** An upright channel strip: pan, mute and solo, fader, stereo meter, name and channels. */
export function Strip({
  channel,
  index,
  x,
  width,
  hue,
}: {
  channel: Channel;
  index: number;
  x: number;
  width: number;
  hue: number;
}): ReactElement {
  const centre = x + width / 2;
  const active = index === chosen;
  return (
    <g>
      {active ? <rect x={x + 2} y={300} width={width - 4} height={592} rx={6} fill={tint(hue, 0.1)} /> : null}
      {index > 0 ? <line x1={x + 0.5} y1={312} x2={x + 0.5} y2={880} stroke={ink.line} /> : null}
      <Knob x={centre} y={346} hue={hue} value={channel.pan} bipolar radius={17} ticks={3} />
      {["M", "S"].map((key, side) => {
        const lit = key === "M" && channel.muted;
        return (
          <g key={key}>
            <rect
              x={centre - 33 + side * 35 + 0.5}
              y={398.5}
              width={31}
              height={26}
              rx={4}
              fill={lit ? ink.signal : ink.raise}
              stroke={lit ? ink.signal : ink.edge}
            />
            <Caption x={centre - 17 + side * 35} y={418} anchor="middle" weight={650} fill={lit ? ink.well : ink.mute}>
              {key}
            </Caption>
          </g>
        );
      })}
      <rect
        x={centre - 19}
        y={travel.top - 18}
        width={4}
        height={travel.bottom - travel.top + 36}
        rx={2}
        fill={ink.well}
        stroke={ink.line}
      />
      <FaderCap x={centre - 17} y={faderAt(channel.fader)} hue={hue} active={active} />
      <Meter x={centre + 14} y={travel.top - 18} width={9} height={travel.bottom - travel.top + 36} hue={hue} level={channel.level} />
      <Meter x={centre + 25} y={travel.top - 18} width={9} height={travel.bottom - travel.top + 36} hue={hue} level={channel.level - 1.5} />
      <Label x={centre} y={826} anchor="middle" size={18} fill={ink.mute}>
        {gainName(channel.fader)}
      </Label>
      <Value x={centre} y={856} anchor="middle" size={20} fill={channel.muted ? ink.dim : ink.text}>
        {channel.name}
      </Value>
      <Caption x={centre} y={882} anchor="middle">
        {pairName(index)}
      </Caption>
    </g>
  );
}

function FaderCap({ x, y, hue, active }: { x: number; y: number; hue: number; active: boolean }): ReactElement {
  return (
    <g transform={`translate(${x} ${Math.round(y)})`}>
      <rect x={-15} y={-22} width={30} height={44} rx={4} fill="url(#panel-knob)" stroke={ink.edge} strokeWidth={1.5} />
      <path d="M-9 -11H9M-9 11H9" stroke={ink.edge} strokeWidth={1.5} />
      <line x1={-15} y1={0} x2={15} y2={0} stroke={active ? tint(hue) : ink.text} strokeWidth={3} />
    </g>
  );
}
