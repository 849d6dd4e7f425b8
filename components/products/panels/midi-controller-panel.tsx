import type { ReactElement } from "react";
import { Keyboard } from "./midi-keyboard.tsx";
import { PadGrid } from "./midi-pads.tsx";
import { Section } from "./panel-controls.tsx";
import type { PanelFacts } from "./panel-facts.ts";
import { PanelFrame } from "./panel-frame.tsx";
import { ink, tint } from "./panel-ink.ts";
import { Knob } from "./panel-knob.tsx";
import { Caption, Value } from "./panel-text.tsx";

/** What the eight knobs and the eight faders send: controller number and value. */
const knobs = [74, 71, 73, 72, 91, 93, 94, 10].map((controller, index) => ({
  controller,
  value: [88, 42, 12, 64, 51, 20, 33, 64][index] ?? 0,
}));
const faders = [20, 21, 22, 23, 24, 25, 26, 7].map((controller, index) => ({
  controller,
  value: [104, 86, 72, 91, 40, 63, 18, 100][index] ?? 0,
}));

const desk = { x: 690, width: 870 } as const;
const column = desk.width / 8;

/** MIDI Controller: pads, knobs, faders and keys that send MIDI to the host. */
export function MidiControllerPanel({ facts }: { facts: PanelFacts }): ReactElement {
  const { hue } = facts;
  return (
    <PanelFrame
      facts={facts}
      format="MIDI channel 1"
      preset="Drum kit and desk"
      hint="Hold Shift and click a control to learn it."
      status="Note on, C2, velocity 112"
    >
      <PadGrid x={40} y={112} hue={hue} />
      <Section x={desk.x} y={112} width={desk.width} title="Knobs" />
      {knobs.map(({ controller, value }, index) => (
        <g key={controller}>
          <Knob
            x={desk.x + column * (index + 0.5)}
            y={222}
            hue={hue}
            value={value / 127}
            bipolar={controller === 10}
            radius={28}
            text={`${value}`}
          />
          <Caption x={desk.x + column * (index + 0.5)} y={326} anchor="middle">
            {`CC ${controller}`}
          </Caption>
        </g>
      ))}
      <Section x={desk.x} y={360} width={desk.width} title="Faders" />
      {faders.map(({ controller, value }, index) => (
        <Fader key={controller} x={desk.x + column * (index + 0.5)} controller={controller} value={value} hue={hue} active={index === 0} />
      ))}
      <Keyboard x={40} y={752} width={1520} height={164} hue={hue} />
    </PanelFrame>
  );
}

const travel = { top: 440, bottom: 636 } as const;

function Fader({
  x,
  controller,
  value,
  hue,
  active,
}: {
  x: number;
  controller: number;
  value: number;
  hue: number;
  active: boolean;
}): ReactElement {
  const y = Math.round(travel.bottom - ((travel.bottom - travel.top) * value) / 127);
  return (
    <g>
      {[0, 0.25, 0.5, 0.75, 1].map((mark) => {
        const at = travel.bottom - (travel.bottom - travel.top) * mark;
        return (
          <path key={mark} d={`M${x - 34} ${at}h12M${x + 22} ${at}h12`} stroke={mark % 0.5 === 0 ? ink.dim : ink.edge} strokeWidth={1.5} />
        );
      })}
      <rect x={x - 3} y={travel.top - 16} width={6} height={travel.bottom - travel.top + 32} rx={3} fill={ink.well} stroke={ink.line} />
      <rect x={x - 2} y={y} width={4} height={travel.bottom + 14 - y} rx={2} fill={tint(hue)} />
      {active ? <circle cx={x} cy={y} r={38} fill={tint(hue, 0.1)} stroke={tint(hue, 0.5)} strokeWidth={1.5} /> : null}
      <rect x={x - 19} y={y - 20} width={38} height={40} rx={5} fill="url(#panel-knob)" stroke={ink.edge} strokeWidth={1.5} />
      <line x1={x - 19} y1={y} x2={x + 19} y2={y} stroke={active ? tint(hue) : ink.text} strokeWidth={3} />
      <Value x={x} y={686} anchor="middle">
        {value}
      </Value>
      <Caption x={x} y={711} anchor="middle">
        {`CC ${controller}`}
      </Caption>
    </g>
  );
}
