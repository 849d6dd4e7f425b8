import type { ReactElement } from "react";
import type { PanelFacts } from "./panel-facts.ts";
import { PanelFrame } from "./panel-frame.tsx";
import { ink, tint } from "./panel-ink.ts";
import { Caption, Heading, Label, Value } from "./panel-text.tsx";
import { channels, chosen } from "./side-rack-channels.ts";
import { Phone, phoneEdge, rowAt } from "./side-rack-phone.tsx";
import { Strip } from "./side-rack-strip.tsx";

const rack = { left: 520, right: 1560, ear: 34 } as const;

/** SideRack: the instruments of a phone as channels of the host. */
export function SideRackPanel({ facts }: { facts: PanelFacts }): ReactElement {
  const { hue, channels: count = channels.length * 2 } = facts;
  const width = (rack.right - rack.left - rack.ear * 2) / channels.length;
  return (
    <PanelFrame
      facts={facts}
      format={`${count} channels`}
      preset="Live set, twelve instruments"
      hint="Play the instruments on the phone. Record them here."
      status="48 kHz"
    >
      <Phone hue={hue} />
      <Unit y={112} height={152} />
      <Unit y={284} height={624} />
      <Lines hue={hue} />
      <Display hue={hue} />
      {channels.map((channel, index) => (
        <Strip key={channel.name} channel={channel} index={index} x={rack.left + rack.ear + index * width} width={width} hue={hue} />
      ))}
    </PanelFrame>
  );
}

/** One line per instrument from the phone to the sockets at the rack's side. */
function Lines({ hue }: { hue: number }): ReactElement {
  return (
    <g fill="none">
      {channels.map((channel, index) => {
        const from = rowAt(index);
        const to = 348 + index * 45;
        const active = index === chosen;
        return (
          <g key={channel.name} opacity={channel.muted ? 0.35 : 1}>
            <path
              d={`M${phoneEdge} ${from}C${phoneEdge + 50} ${from} ${rack.left - 42} ${to} ${rack.left + 10} ${to}`}
              stroke={active ? tint(hue) : tint(hue, 0.4)}
              strokeWidth={active ? 2.5 : 1.25}
            />
            <circle cx={phoneEdge} cy={from} r={4} fill={ink.well} stroke={tint(hue)} strokeWidth={1.5} />
            <circle cx={rack.left + 17} cy={to} r={8} fill={ink.well} stroke={active ? tint(hue) : ink.dim} strokeWidth={2} />
            <circle cx={rack.left + 17} cy={to} r={3} fill={tint(hue)} />
          </g>
        );
      })}
    </g>
  );
}

/** A rack unit with its ears and screws. */
function Unit({ y, height }: { y: number; height: number }): ReactElement {
  const { left, right, ear } = rack;
  return (
    <g>
      <rect x={left} y={y} width={right - left} height={height} rx={4} fill={ink.bar} stroke={ink.edge} strokeWidth={1.5} />
      <path d={`M${left + ear} ${y}v${height}M${right - ear} ${y}v${height}`} stroke={ink.line} />
      {[left + ear / 2, right - ear / 2].flatMap((x) =>
        [y + 22, y + height - 22].map((at) => (
          <g key={`${x} ${at}`}>
            <rect x={x - 9} y={at - 6} width={18} height={12} rx={6} fill={ink.well} stroke={ink.edge} />
            <path d={`M${x - 3.5} ${at - 2}l7 4`} stroke={ink.mute} strokeWidth={1.5} />
          </g>
        )),
      )}
    </g>
  );
}

/** What the bridge reports: the device, the delay, what arrives. */
function Display({ hue }: { hue: number }): ReactElement {
  const figures = [
    ["Transport", "Network"],
    ["Round trip", "5.8 ms"],
    ["Buffer", "64"],
    ["Dropouts", "0"],
  ] as const;
  return (
    <g>
      <rect x={574} y={132} width={932} height={112} rx={6} fill={ink.well} stroke={ink.line} />
      <g transform="translate(630 188)" fill="none" stroke={tint(hue)} strokeWidth={2}>
        <circle r={30} opacity={0.3} />
        <circle r={20} opacity={0.6} />
        <circle r={9} fill={tint(hue)} stroke="none" />
      </g>
      <Heading x={682} y={182} size={26}>
        Phone
      </Heading>
      <Label x={682} y={214}>
        SideRackServer
      </Label>
      {figures.map(([name, value], index) => (
        <g key={name}>
          <line x1={892 + index * 154} y1={152} x2={892 + index * 154} y2={224} stroke={ink.line} />
          <Caption x={916 + index * 154} y={180} size={19} fill={ink.mute}>
            {name}
          </Caption>
          <Value x={916 + index * 154} y={212} size={24}>
            {value}
          </Value>
        </g>
      ))}
    </g>
  );
}
