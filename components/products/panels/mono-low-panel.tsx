import type { ReactElement } from "react";
import { CrossoverPlot } from "./mono-low-crossover.tsx";
import { Beam, loose, Scope, wide } from "./mono-low-scope.tsx";
import { Section, Segments } from "./panel-controls.tsx";
import type { PanelFacts } from "./panel-facts.ts";
import { PanelFrame, stage } from "./panel-frame.tsx";
import { ink, tint } from "./panel-ink.ts";
import { Knob } from "./panel-knob.tsx";
import { Label, Value } from "./panel-text.tsx";

/** The pairs of 7.1.4 with the correlation of their low end before the plug-in. */
const pairs = [
  ["L, R", 0.31],
  ["Ls, Rs", -0.24],
  ["Lrs, Rrs", 0.12],
  ["Ltf, Rtf", 0.55],
  ["Ltr, Rtr", -0.08],
] as const;

/** MonoLow: everything below the crossover goes to the middle. */
export function MonoLowPanel({ facts }: { facts: PanelFacts }): ReactElement {
  const { hue } = facts;
  return (
    <PanelFrame
      facts={facts}
      format="7.1.4"
      preset="Kick and bass, tight"
      hint="Drag the crossing point. Double-click to reset."
      status="48 kHz"
    >
      <CrossoverPlot hue={hue} plot={{ x: 92, y: 112, width: 878, height: 446, low: -42, high: 8 }} />
      <Knob x={128} y={706} hue={hue} value={0.26} radius={56} ticks={31} label="Crossover" text="120 Hz" />
      <Knob x={302} y={730} hue={hue} value={0} radius={32} label="Width" text="0 %" />
      <Knob x={430} y={730} hue={hue} value={0.5} bipolar radius={32} label="Low level" text="0.0 dB" />
      <Segments x={stage.left} y={874} width={300} items={["12", "24"]} active={1} hue={hue} />
      <Label x={stage.left + 316} y={903}>
        dB per octave
      </Label>
      <Section x={560} y={624} width={410} title="Pairs" aside="Before and after" />
      {pairs.map(([name, before], index) => (
        <PairRow key={name} y={692 + index * 51} name={name} before={before} hue={hue} />
      ))}
      <Section x={1030} y={112} width={530} title="Above 120 Hz" />
      <Scope x={1188} y={332} size={158} hue={hue} correlation={0.42} width="100 %">
        <Beam trace={wide} from={0} to={96} stroke={tint(hue, 0.6)} strokeWidth={0.006} />
      </Scope>
      <Section x={1030} y={540} width={530} title="Below 120 Hz" />
      <Scope x={1188} y={760} size={158} hue={hue} correlation={1} width="0 %">
        <>
          <Beam trace={loose} from={0} to={110} stroke="#6b7280" strokeWidth={0.005} />
          <Beam trace={(time) => [loose(time)[0], 0]} from={0} to={110} stroke={tint(hue)} strokeWidth={0.026} />
        </>
      </Scope>
    </PanelFrame>
  );
}

/** The correlation of one pair below the crossover, as it came in (a ring) and as it leaves (the bar's end). */
function PairRow({ y, name, before, hue }: { y: number; name: string; before: number; hue: number }): ReactElement {
  const [left, right] = [680, 880];
  const x = left + ((right - left) * (before + 1)) / 2;
  return (
    <g>
      <Label x={560} y={y + 7} fill={ink.text}>
        {name}
      </Label>
      <line x1={left} y1={y} x2={right} y2={y} stroke={ink.edge} strokeWidth={2} />
      <line x1={(left + right) / 2} y1={y - 7} x2={(left + right) / 2} y2={y + 7} stroke={ink.dim} strokeWidth={1.5} />
      <line x1={x} y1={y} x2={right} y2={y} stroke={tint(hue, 0.8)} strokeWidth={2} />
      <circle cx={x} cy={y} r={6} fill={ink.ground} stroke={ink.mute} strokeWidth={2} />
      <circle cx={right} cy={y} r={6.5} fill={tint(hue)} />
      <Value x={970} y={y + 7} anchor="end" size={20}>
        +1.00
      </Value>
    </g>
  );
}
