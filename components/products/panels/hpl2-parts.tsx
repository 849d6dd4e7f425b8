/** The older look of HPL2 Processor: grey, boxed, lamps and dials without shading. */
import type { ReactElement, ReactNode } from "react";
import { arcPath, polar, spread } from "./panel-geometry.ts";
import { tint } from "./panel-ink.ts";

export const old = {
  face: "#2a2b2f",
  box: "#232428",
  well: "#141518",
  edge: "#494b52",
  light: "#6d7078",
  text: "#dcdad4",
  mute: "#a5a6ab",
} as const;

/** Text of the old window: one size for names, one for scales. */
export function Word({
  x,
  y,
  children,
  size = 21,
  anchor = "start",
  fill = old.mute,
  weight = 500,
}: {
  x: number;
  y: number;
  children: ReactNode;
  size?: number;
  anchor?: "start" | "middle" | "end";
  fill?: string;
  weight?: number;
}): ReactElement {
  return (
    <text x={x} y={y} fontSize={size} textAnchor={anchor} fill={fill} fontWeight={weight}>
      {children}
    </text>
  );
}

/** A group in a box, its name on the line. */
export function Box({
  x,
  y,
  width,
  height,
  title,
  titleWidth,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  titleWidth: number;
}): ReactElement {
  return (
    <g>
      <rect x={x + 0.5} y={y + 0.5} width={width} height={height} rx={3} fill={old.box} stroke={old.edge} />
      <rect x={x + 20} y={y - 12} width={titleWidth} height={26} fill={old.face} />
      <rect x={x + 20} y={y + 1} width={titleWidth} height={14} fill={old.box} />
      <Word x={x + 30} y={y + 8} fill={old.text}>
        {title}
      </Word>
    </g>
  );
}

/** A meter of lamps, from -48 to 0 dB in steps of 2. */
export function LampMeter({
  x,
  y,
  height,
  level,
  label,
  hue,
}: {
  x: number;
  y: number;
  height: number;
  level: number;
  label: string;
  hue: number;
}): ReactElement {
  const lamps = 24;
  const pitch = height / lamps;
  return (
    <g>
      <rect x={x - 5} y={y - 5} width={40} height={height + 8} fill={old.well} stroke={old.edge} />
      {Array.from({ length: lamps }, (_, index) => {
        const decibels = -46 + index * 2;
        const lit = decibels <= level;
        const colour = decibels >= -2 ? "#e2653f" : decibels >= -10 ? "#d9b64a" : tint(hue, 1, 0.7, 0.12);
        return (
          <rect
            key={decibels}
            x={x}
            y={y + height - (index + 1) * pitch + 1}
            width={30}
            height={pitch - 3.5}
            fill={lit ? colour : "#26282d"}
          />
        );
      })}
      <Word x={x + 15} y={y + height + 34} anchor="middle" fill={old.text}>
        {label}
      </Word>
    </g>
  );
}

/** A plain dial: a disc, a line, a scale with numbers. */
export function Dial({
  x,
  y,
  value,
  name,
  text,
  numbers,
  hue,
}: {
  x: number;
  y: number;
  value: number;
  name: string;
  text: string;
  numbers: readonly string[];
  hue: number;
}): ReactElement {
  const angle = -135 + 270 * value;
  const [x1, y1] = polar(18, angle);
  const [x2, y2] = polar(46, angle);
  return (
    <g transform={`translate(${x} ${y}) scale(0.9)`}>
      <path d={arcPath(62, -135, angle)} fill="none" stroke={tint(hue, 0.9, 0.7, 0.12)} strokeWidth={4} />
      {spread(-135, 135, numbers.length).map((at, index) => {
        const [ax, ay] = polar(58, at);
        const [bx, by] = polar(70, at);
        const [tx, ty] = polar(88, at);
        return (
          <g key={at}>
            <line x1={ax} y1={ay} x2={bx} y2={by} stroke={old.light} strokeWidth={2} />
            <Word x={tx} y={ty + 6} size={17} anchor="middle">
              {numbers[index]}
            </Word>
          </g>
        );
      })}
      <circle r={50} fill="#3a3c42" stroke="#17181b" strokeWidth={3} />
      <circle r={47} fill="none" stroke="#565961" strokeWidth={1.5} />
      <line x1={x1} y1={y1} x2={x2} y2={y2} stroke={old.text} strokeWidth={5} />
      <Word x={0} y={112} anchor="middle" fill={old.text}>
        {name}
      </Word>
      <rect x={-56} y={126} width={112} height={34} fill={old.well} stroke={old.edge} />
      <Word x={0} y={150} anchor="middle" fill={old.text} size={20}>
        {text}
      </Word>
    </g>
  );
}
