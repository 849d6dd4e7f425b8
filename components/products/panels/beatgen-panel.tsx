import type { ReactElement } from "react";
import { StepGrid, Velocities } from "./beatgen-grid.tsx";
import { lanes, takeStep } from "./beatgen-pattern.ts";
import { Section } from "./panel-controls.tsx";
import type { PanelFacts } from "./panel-facts.ts";
import { PanelFrame } from "./panel-frame.tsx";
import { ink, tint } from "./panel-ink.ts";
import { Knob } from "./panel-knob.tsx";
import { Caption, Heading, Label, Value } from "./panel-text.tsx";

/** BeatGen: a beat asked for in words and edited by hand. */
export function BeatgenPanel({ facts }: { facts: PanelFacts }): ReactElement {
  const { hue } = facts;
  return (
    <PanelFrame
      facts={facts}
      format="92 BPM, 4/4"
      preset="Late bus home"
      hint="Click a step. Drag up or down for velocity."
      status="Bar 1, beat 2"
    >
      <Prompt hue={hue} />
      <StepGrid hue={hue} />
      <Velocities hue={hue} />
      <Section x={1230} y={238} width={330} title="Takes" />
      {[0, 1, 2, 3].map((take) => (
        <Take key={take} take={take} x={1230 + (take % 2) * 172} y={298 + Math.floor(take / 2) * 148} hue={hue} />
      ))}
      <Section x={1230} y={606} width={330} title="Feel" />
      <Knob x={1284} y={712} hue={hue} value={0.36} radius={30} label="Swing" text="58 %" />
      <Knob x={1395} y={712} hue={hue} value={0.22} radius={30} label="Loose" text="9 ms" />
      <Knob x={1506} y={712} hue={hue} value={0.55} radius={30} label="Density" text="55 %" />
      <Transport hue={hue} />
    </PanelFrame>
  );
}

/** The line in which the beat is asked for. */
function Prompt({ hue }: { hue: number }): ReactElement {
  return (
    <g>
      <rect x={40.75} y={112.75} width={1518.5} height={78.5} rx={10} fill={ink.well} stroke={tint(hue, 0.65)} strokeWidth={1.5} />
      <path d="M68 140l14 12-14 12" fill="none" stroke={tint(hue)} strokeWidth={3} strokeLinecap="round" strokeLinejoin="round" />
      <text x={104} y={161} fontSize={27} fontWeight={450} fill={ink.text}>
        Dusty boom bap, swung hats, ghost notes on the snare, leave room for a voice
        <tspan fill={tint(hue)} dx={2}>
          |
        </tspan>
      </text>
      <rect x={1400} y={126} width={146} height={52} rx={7} fill={tint(hue)} />
      <Label x={1473} y={159} anchor="middle" fill={ink.well} weight={650} size={21}>
        Generate
      </Label>
    </g>
  );
}

/** A take as a thumbnail. */
function Take({ take, x, y, hue }: { take: number; x: number; y: number; hue: number }): ReactElement {
  const active = take === 0;
  return (
    <g>
      <rect
        x={x + 0.75}
        y={y + 0.75}
        width={156.5}
        height={126.5}
        rx={7}
        fill={active ? tint(hue, 0.1) : ink.well}
        stroke={active ? tint(hue) : ink.edge}
        strokeWidth={1.5}
      />
      <Value x={x + 14} y={y + 30} fill={active ? ink.text : ink.mute} size={20}>
        {"ABCD"[take]}
      </Value>
      <g transform={`translate(${x + 14} ${y + 44})`}>
        {lanes.flatMap((lane, row) =>
          lane.steps.map((_, step) => {
            const velocity = takeStep(take, row, step);
            return velocity ? (
              <rect
                key={`${row} ${step}`}
                x={step * 8.1}
                y={row * 8.5}
                width={6.5}
                height={6}
                rx={1}
                fill={active ? tint(hue, 0.25 + velocity / 12) : ink.mute}
                fillOpacity={active ? 1 : 0.2 + velocity / 14}
              />
            ) : null;
          }),
        )}
      </g>
    </g>
  );
}

function Transport({ hue }: { hue: number }): ReactElement {
  return (
    <g>
      <rect x={1230.5} y={852.5} width={329} height={63} rx={8} fill={ink.well} stroke={ink.line} />
      <path d="M1258 870v28l24-14z" fill={tint(hue)} />
      <rect x={1304} y={872} width={24} height={24} rx={3} fill={ink.dim} />
      <Heading x={1356} y={892} size={24}>
        1.2.3
      </Heading>
      <Caption x={1540} y={891} anchor="end" fill={ink.mute} size={19}>
        Drag to host
      </Caption>
    </g>
  );
}
