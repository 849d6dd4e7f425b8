import type { ReactElement } from "react";
import { linePath, spread } from "./panel-geometry.ts";
import { ink, tint } from "./panel-ink.ts";
import { Caption, Label } from "./panel-text.tsx";
import { project, spotOf } from "./three-dx-space.ts";
import type { Place } from "./three-dx-space.ts";

export type Source = Place & { name: string };

/** What the demonstration session holds; the first source is the selected one. */
export const sources: readonly Source[] = [
  { name: "Vocal", azimuth: 47, elevation: 31.5, distance: 1.8 },
  { name: "Piano", azimuth: -78, elevation: -9, distance: 1.35 },
  { name: "Strings", azimuth: -62, elevation: 24, distance: 1.9 },
  { name: "Choir", azimuth: -30, elevation: 66, distance: 1.95 },
  { name: "Rain", azimuth: 104, elevation: 12, distance: 1.6 },
  { name: "Steps", azimuth: 138, elevation: -16, distance: 1.7 },
];

/** A source that is not selected: its place, and the stem that shows its height over the plane of the ears. */
export function OtherSource({ source, number }: { source: Source; number: number }): ReactElement {
  const { at } = project(spotOf(source));
  const [right, front] = spotOf(source);
  const foot = project([right, front, 0]).at;
  return (
    <g>
      <path d={linePath([at, foot])} stroke={ink.mute} opacity={0.55} strokeDasharray="3 4" />
      <ellipse cx={foot[0]} cy={foot[1]} rx={7} ry={2.75} fill="none" stroke={ink.mute} opacity={0.7} />
      <circle cx={at[0]} cy={at[1]} r={14} fill={ink.raise} stroke={ink.mute} strokeWidth={1.5} />
      <Caption x={at[0]} y={at[1] + 6} anchor="middle" fill={ink.text} weight={600}>
        {number}
      </Caption>
    </g>
  );
}

/** The selected source: where it comes from, its angles, its waves. */
export function SelectedSource({ source, hue }: { source: Source; hue: number }): ReactElement {
  const { at } = project(spotOf(source));
  const [right, front] = spotOf(source);
  const foot = project([right, front, 0]).at;
  const turned = spread(0, source.azimuth, 25).map((azimuth) => project(spotOf({ azimuth, elevation: 0, distance: source.distance })).at);
  const raised = spread(0, source.elevation, 25).map((elevation) => project(spotOf({ ...source, elevation })).at);
  return (
    <g fill="none">
      {spread(0, 1, 22).map((past) => {
        const place = { azimuth: 47 - 112 * (1 - past), elevation: 31.5 + 24 * Math.sin((1 - past) * 3.4), distance: 1.8 };
        const [cx, cy] = project(spotOf(place)).at;
        return past < 0.97 ? <circle key={past} cx={cx} cy={cy} r={2 + past * 1.5} fill={tint(hue, 0.12 + past * 0.6)} /> : null;
      })}
      <path d={`M0 0L${linePath(turned).slice(1)}Z`} fill={tint(hue, 0.1)} />
      <path d={linePath(turned)} stroke={tint(hue, 0.8)} strokeWidth={2} />
      <path d={linePath([[0, 0], turned.at(-1) ?? foot])} stroke={tint(hue, 0.6)} strokeWidth={1.5} strokeDasharray="4 5" />
      <path d={linePath(raised)} stroke={tint(hue, 0.8)} strokeWidth={2} />
      <path d={linePath([[0, 0], at])} stroke={tint(hue)} strokeWidth={2} />
      <path d={linePath([foot, at])} stroke={tint(hue, 0.55)} strokeDasharray="3 4" />
      {[25, 38, 54].map((wave, index) => (
        <circle key={wave} cx={at[0]} cy={at[1]} r={wave} stroke={tint(hue, 0.65 - index * 0.2)} strokeWidth={1.5} />
      ))}
      <circle cx={at[0]} cy={at[1]} r={15} fill={tint(hue)} />
      <Caption x={at[0]} y={at[1] + 6} anchor="middle" fill={ink.well} weight={700}>
        1
      </Caption>
      <Label x={at[0] + 62} y={at[1] + 8} fill={ink.text} size={22} weight={600} halo="#181e27">
        {source.name}
      </Label>
    </g>
  );
}

/** The list of sources at the edge of the stage. */
export function SourceList({ x, y, hue }: { x: number; y: number; hue: number }): ReactElement {
  return (
    <g>
      {sources.map((source, index) => {
        const selected = index === 0;
        const top = y + index * 44;
        return (
          <g key={source.name}>
            {selected ? <rect x={x} y={top} width={190} height={40} rx={6} fill={tint(hue, 0.12)} stroke={tint(hue, 0.5)} /> : null}
            <circle
              cx={x + 24}
              cy={top + 20}
              r={11}
              fill={selected ? tint(hue) : ink.raise}
              stroke={selected ? "none" : ink.edge}
              strokeWidth={1.5}
            />
            <Caption x={x + 24} y={top + 26} anchor="middle" fill={selected ? ink.well : ink.mute} weight={650}>
              {index + 1}
            </Caption>
            <Label x={x + 48} y={top + 27} fill={selected ? ink.text : ink.mute}>
              {source.name}
            </Label>
          </g>
        );
      })}
    </g>
  );
}
