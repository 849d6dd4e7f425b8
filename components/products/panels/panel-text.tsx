import type { ReactElement, ReactNode } from "react";
import { ink } from "./panel-ink.ts";

type TextProps = {
  x: number;
  y: number;
  children: ReactNode;
  anchor?: "start" | "middle" | "end";
  fill?: string;
  size?: number;
  weight?: number;
  /** The ground behind the letters, where they stand on lines. */
  halo?: string;
};

const text =
  (defaults: { fill: string; size: number; weight: number }) =>
  ({
    x,
    y,
    children,
    anchor = "start",
    fill = defaults.fill,
    size = defaults.size,
    weight = defaults.weight,
    halo,
  }: TextProps): ReactElement => (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fill={fill}
      fontSize={size}
      fontWeight={weight}
      {...(halo ? { stroke: halo, strokeWidth: 6, strokeLinejoin: "round", paintOrder: "stroke" } : {})}
    >
      {children}
    </text>
  );

/** The title of a group of controls. */
export const Heading = text({ fill: ink.text, size: 22, weight: 600 });
/** What a control is called. */
export const Label = text({ fill: ink.mute, size: 20, weight: 500 });
/** What a control is set to. */
export const Value = text({ fill: ink.text, size: 22, weight: 600 });
/** Scales and channel names. */
export const Caption = text({ fill: ink.dim, size: 17, weight: 500 });
