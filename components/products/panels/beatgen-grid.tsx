import type { ReactElement } from "react";
import { edited, lanes, playing } from "./beatgen-pattern.ts";
import { ink, tint } from "./panel-ink.ts";
import { Caption, Label } from "./panel-text.tsx";

const grid = { x: 176, y: 262, cell: 62, row: 58 } as const;
const width = grid.cell * 16;
const height = grid.row * lanes.length;

/** The steps, four beats of four; a cell is as bright as it is loud. */
export function StepGrid({ hue }: { hue: number }): ReactElement {
  return (
    <g>
      {[0, 1, 2, 3].map((beat) => (
        <g key={beat}>
          {beat % 2 === 0 ? (
            <rect x={grid.x + beat * grid.cell * 4} y={grid.y} width={grid.cell * 4} height={height} rx={6} fill={ink.bar} />
          ) : null}
          <Caption x={grid.x + beat * grid.cell * 4 + 6} y={grid.y - 12} fill={ink.mute} size={19}>
            {beat + 1}
          </Caption>
        </g>
      ))}
      <rect
        x={grid.x + playing * grid.cell}
        y={grid.y - 8}
        width={grid.cell}
        height={height + 8}
        rx={6}
        fill={ink.text}
        fillOpacity={0.07}
      />
      <path d={`M${grid.x + (playing + 0.5) * grid.cell - 9} ${grid.y - 24}h18l-9 12z`} fill={ink.text} />
      {lanes.map((lane, row) => (
        <g key={lane.name}>
          <Label
            x={40}
            y={grid.y + row * grid.row + grid.row / 2 + 7}
            fill={row === edited ? ink.text : ink.mute}
            weight={row === edited ? 600 : 500}
          >
            {lane.name}
          </Label>
          {lane.steps.map((velocity, step) => (
            <Cell
              key={step}
              x={grid.x + step * grid.cell}
              y={grid.y + row * grid.row}
              velocity={velocity}
              now={step === playing}
              hue={hue}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

function Cell({ x, y, velocity, now, hue }: { x: number; y: number; velocity: number; now: boolean; hue: number }): ReactElement {
  const inset = { x: x + 4.5, y: y + 5.5, width: grid.cell - 9, height: grid.row - 11, rx: 5 };
  if (!velocity) return <rect {...inset} fill={ink.well} stroke={ink.line} />;
  return (
    <g>
      <rect {...inset} fill={tint(hue, 1, 0.24 + velocity * 0.062, 0.05 + velocity * 0.012)} />
      {now ? <rect {...inset} fill="none" stroke={ink.text} strokeWidth={2.5} /> : null}
    </g>
  );
}

/** How hard each step of the chosen lane is struck. */
export function Velocities({ hue }: { hue: number }): ReactElement {
  const top = grid.y + height + 34;
  const tall = 118;
  const steps = lanes[edited]?.steps ?? [];
  return (
    <g>
      <Label x={40} y={top + 24}>
        Velocity
      </Label>
      <Caption x={40} y={top + 52}>
        {lanes[edited]?.name}
      </Caption>
      {[0, 0.5, 1].map((mark) => (
        <line
          key={mark}
          x1={grid.x}
          y1={Math.round(top + tall * mark) + 0.5}
          x2={grid.x + width}
          y2={Math.round(top + tall * mark) + 0.5}
          stroke={mark === 1 ? ink.edge : ink.line}
        />
      ))}
      {steps.map((velocity, step) => {
        const x = grid.x + (step + 0.5) * grid.cell;
        const y = top + tall - (tall * velocity) / 9;
        return velocity ? (
          <g key={step}>
            <line x1={x} y1={top + tall} x2={x} y2={y} stroke={tint(hue, 0.75)} strokeWidth={3} />
            <circle cx={x} cy={y} r={7} fill={ink.ground} stroke={tint(hue)} strokeWidth={3} />
          </g>
        ) : null;
      })}
    </g>
  );
}
