import type { ReactElement } from "react";
import { ink, tint } from "./panel-ink.ts";
import { Caption, Label } from "./panel-text.tsx";

/** From the lower left to the upper right, as pads are counted: what sounds, and how hard it was just struck. */
const pads: readonly { sound: string; velocity: number }[] = [
  { sound: "Kick", velocity: 112 },
  { sound: "Rim", velocity: 0 },
  { sound: "Snare", velocity: 34 },
  { sound: "Clap", velocity: 0 },
  { sound: "Low tom", velocity: 0 },
  { sound: "Mid tom", velocity: 0 },
  { sound: "Closed hat", velocity: 76 },
  { sound: "High tom", velocity: 0 },
  { sound: "Open hat", velocity: 0 },
  { sound: "Shaker", velocity: 18 },
  { sound: "Cowbell", velocity: 0 },
  { sound: "Ride", velocity: 0 },
  { sound: "Sub drop", velocity: 0 },
  { sound: "Vox cut", velocity: 54 },
  { sound: "Riser", velocity: 0 },
  { sound: "Crash", velocity: 0 },
];

const notes = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"];
const noteName = (number: number): string => `${notes[number % 12]}${Math.floor(number / 12) - 1}`;

const size = 138;
const gap = 16;

/** Sixteen pads; those that were just struck glow by how hard. */
export function PadGrid({ x, y, hue }: { x: number; y: number; hue: number }): ReactElement {
  return (
    <g>
      <radialGradient id="midi-glow" cx="0.5" cy="0.5" r="0.62">
        <stop offset="0" stopColor="#fff" stopOpacity={0.42} />
        <stop offset="1" stopColor="#fff" stopOpacity={0} />
      </radialGradient>
      {pads.map(({ sound, velocity }, index) => {
        const left = x + (index % 4) * (size + gap);
        const top = y + (3 - Math.floor(index / 4)) * (size + gap);
        const bright = velocity > 64;
        const force = velocity / 127;
        return (
          <g key={sound}>
            <rect
              x={left + 0.75}
              y={top + 0.75}
              width={size - 1.5}
              height={size - 1.5}
              rx={10}
              fill={velocity ? tint(hue, 1, 0.24 + force * 0.52, 0.03 + force * 0.12) : ink.raise}
              stroke={velocity ? tint(hue, 1, 0.4 + force * 0.45, 0.06 + force * 0.09) : ink.edge}
              strokeWidth={1.5}
            />
            {bright ? <rect x={left} y={top} width={size} height={size} rx={10} fill="url(#midi-glow)" opacity={force} /> : null}
            <Label
              x={left + 16}
              y={top + 34}
              fill={bright ? ink.well : velocity ? ink.text : ink.mute}
              size={19}
              weight={bright ? 600 : 500}
            >
              {sound}
            </Label>
            <Caption x={left + 16} y={top + size - 18} fill={bright ? ink.well : velocity ? ink.text : ink.dim} weight={bright ? 600 : 500}>
              {noteName(36 + index)}
            </Caption>
            {velocity ? (
              <Caption x={left + size - 16} y={top + size - 18} anchor="end" fill={bright ? ink.well : ink.text} weight={600}>
                {velocity}
              </Caption>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}
