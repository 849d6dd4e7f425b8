import type { ReactElement } from "react";
import { ink, tint } from "./panel-ink.ts";
import { Caption, Heading, Label } from "./panel-text.tsx";
import { channels, chosen, pairName } from "./side-rack-channels.ts";

const device = { x: 56, y: 112, width: 368, height: 800 } as const;
const list = { x: device.x + 32, top: 322, step: 43, right: device.x + device.width - 32 } as const;

/** The middle of an instrument's row on the phone. */
export const rowAt = (index: number): number => list.top + index * list.step;

/** The right edge of the phone, where the lines to the rack begin. */
export const phoneEdge = device.x + device.width;

/** A phone that runs the companion app. */
export function Phone({ hue }: { hue: number }): ReactElement {
  const { x, y, width, height } = device;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={58} fill={ink.raise} stroke={ink.mute} strokeWidth={2} />
      <path d={`M${x - 3} ${y + 176}v50M${x - 3} ${y + 240}v50`} stroke={ink.mute} strokeWidth={3} strokeLinecap="round" />
      <rect x={x + 11} y={y + 11} width={width - 22} height={height - 22} rx={47} fill={ink.well} stroke={ink.line} />
      <rect x={x + width / 2 - 50} y={y + 28} width={100} height={28} rx={14} fill={ink.raise} />
      <Heading x={list.x} y={y + 112} size={27}>
        SideRackServer
      </Heading>
      <circle cx={list.x + 6} cy={y + 141} r={5} fill={tint(hue)} />
      <Label x={list.x + 22} y={y + 148}>
        Studio computer, Wi-Fi
      </Label>
      <line x1={list.x} y1={y + 176} x2={list.right} y2={y + 176} stroke={ink.edge} />
      {channels.map((channel, index) => (
        <Row key={channel.name} index={index} hue={hue} />
      ))}
      <rect x={x + width / 2 - 62} y={y + height - 28} width={124} height={5} rx={2.5} fill={ink.mute} />
    </g>
  );
}

/** An instrument in the app: its name, its level, its channels. */
function Row({ index, hue }: { index: number; hue: number }): ReactElement | null {
  const channel = channels[index];
  if (!channel) return null;
  const y = rowAt(index);
  const active = index === chosen;
  const length = Math.max(0, (channel.level + 42) / 42) * 74;
  return (
    <g opacity={channel.muted ? 0.5 : 1}>
      {active ? <rect x={list.x - 14} y={y - 20} width={list.right - list.x + 28} height={40} rx={8} fill={tint(hue, 0.16)} /> : null}
      <Label x={list.x} y={y + 7} fill={ink.text} weight={active ? 600 : 500}>
        {channel.name}
      </Label>
      <rect x={list.x + 132} y={y - 2.5} width={84} height={5} rx={2.5} fill={ink.line} />
      <rect x={list.x + 132} y={y - 2.5} width={length} height={5} rx={2.5} fill={tint(hue)} />
      <Caption x={list.right} y={y + 6} anchor="end" fill={ink.mute} size={18}>
        {pairName(index)}
      </Caption>
    </g>
  );
}
