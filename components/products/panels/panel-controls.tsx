import type { ReactElement } from "react";
import { ink, tint } from "./panel-ink.ts";
import { Heading, Label } from "./panel-text.tsx";

/** A hairline with the title of the group below it. */
export function Section({
  x,
  y,
  width,
  title,
  aside,
}: {
  x: number;
  y: number;
  width: number;
  title: string;
  aside?: string;
}): ReactElement {
  return (
    <g>
      <line x1={x} y1={y + 0.5} x2={x + width} y2={y + 0.5} stroke={ink.edge} />
      <Heading x={x} y={y + 36}>
        {title}
      </Heading>
      {aside ? (
        <Label x={x + width} y={y + 36} anchor="end">
          {aside}
        </Label>
      ) : null}
    </g>
  );
}

type SegmentsProps = {
  x: number;
  y: number;
  width: number;
  items: readonly string[];
  active: number;
  hue: number;
  height?: number;
  size?: number;
};

/** One of several, side by side. */
export function Segments({ x, y, width, items, active, hue, height = 44, size = 20 }: SegmentsProps): ReactElement {
  const cell = width / items.length;
  return (
    <g>
      <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} rx={6} fill={ink.well} stroke={ink.line} />
      {items.map((item, index) => (
        <g key={item}>
          {index === active ? (
            <rect x={x + cell * index + 4} y={y + 4} width={cell - 8} height={height - 8} rx={4} fill={ink.raise} stroke={tint(hue, 0.7)} />
          ) : null}
          <Label
            x={x + cell * (index + 0.5)}
            y={y + height / 2 + size * 0.35}
            anchor="middle"
            size={size}
            fill={index === active ? ink.text : ink.dim}
          >
            {item}
          </Label>
        </g>
      ))}
    </g>
  );
}

/** A switch with its name to the right. */
export function Switch({ x, y, on, label, hue }: { x: number; y: number; on: boolean; label: string; hue: number }): ReactElement {
  return (
    <g>
      <rect
        x={x}
        y={y - 11}
        width={40}
        height={22}
        rx={11}
        fill={on ? tint(hue, 0.28) : ink.well}
        stroke={on ? tint(hue, 0.8) : ink.edge}
        strokeWidth={1.5}
      />
      <circle cx={on ? x + 29 : x + 11} cy={y} r={6.5} fill={on ? tint(hue, 1, 0.88) : ink.dim} />
      <Label x={x + 54} y={y + 7} fill={on ? ink.text : ink.mute}>
        {label}
      </Label>
    </g>
  );
}
