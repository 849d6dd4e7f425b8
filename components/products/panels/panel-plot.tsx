import type { ReactElement } from "react";
import { octavePosition } from "./panel-geometry.ts";
import type { Point } from "./panel-geometry.ts";
import { ink } from "./panel-ink.ts";
import { Caption } from "./panel-text.tsx";

/** A plot over the audible range: its place in the window and its decibels from bottom to top. */
export type Plot = { x: number; y: number; width: number; height: number; low: number; high: number };

/** Where a frequency and a level lie in a plot. */
export function plotPoint(plot: Plot, hertz: number, decibels: number): Point {
  return [plot.x + plot.width * octavePosition(hertz), plot.y + (plot.height * (plot.high - decibels)) / (plot.high - plot.low)];
}

const decades = [
  20, 30, 40, 50, 60, 70, 80, 90, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10000,
];
const named = [50, 100, 200, 500, 1000, 2000, 5000, 10000];

/** 1000 is written 1k. */
export const hertzName = (hertz: number): string => (hertz >= 1000 ? `${hertz / 1000}k` : `${hertz}`);

/** A decibel with a true minus sign, and a plus where asked. */
export const decibelName = (decibels: number): string => (decibels < 0 ? `−${-decibels}` : decibels > 0 ? `+${decibels}` : "0");

/** The same with one decimal always, and a plus above zero: what a gain is set to. */
export const gainName = (decibels: number): string => `${decibels < 0 ? "−" : decibels > 0 ? "+" : ""}${Math.abs(decibels).toFixed(1)}`;

type GridProps = { plot: Plot; decibels: readonly number[]; names?: readonly number[]; fine?: boolean; side?: "left" | "right" };

/** The paper of a plot: octaves, decibels and their names. */
export function PlotGrid({ plot, decibels, names = named, fine = true, side = "left" }: GridProps): ReactElement {
  const bottom = plot.y + plot.height;
  return (
    <g>
      {decades
        .filter((hertz) => fine || named.includes(hertz))
        .map((hertz) => {
          const x = Math.round(plotPoint(plot, hertz, 0)[0]) + 0.5;
          return (
            <line
              key={hertz}
              x1={x}
              y1={plot.y}
              x2={x}
              y2={bottom}
              stroke={ink.line}
              opacity={[100, 1000, 10000].includes(hertz) ? 1 : 0.5}
            />
          );
        })}
      {decibels.map((level) => {
        const y = Math.round(plotPoint(plot, 20, level)[1]) + 0.5;
        return (
          <g key={level}>
            <line x1={plot.x} y1={y} x2={plot.x + plot.width} y2={y} stroke={level === 0 ? ink.edge : ink.line} />
            <Caption x={side === "left" ? plot.x - 10 : plot.x + plot.width + 10} y={y + 6} anchor={side === "left" ? "end" : "start"}>
              {decibelName(level)}
            </Caption>
          </g>
        );
      })}
      {names.map((hertz) => (
        <Caption key={hertz} x={plotPoint(plot, hertz, 0)[0]} y={bottom + 26} anchor="middle">
          {hertzName(hertz)}
        </Caption>
      ))}
    </g>
  );
}
