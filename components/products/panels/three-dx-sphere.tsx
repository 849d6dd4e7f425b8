import type { ReactElement } from "react";
import { linePath, spread } from "./panel-geometry.ts";
import { ink, tint } from "./panel-ink.ts";
import { Caption } from "./panel-text.tsx";
import { halves, project, radius, reach, spotOf } from "./three-dx-space.ts";
import type { Spot } from "./three-dx-space.ts";

const meridians = spread(-180, 165, 24).map((azimuth) => {
  // Only every sixth meets the others at the poles, which would otherwise clot.
  const end = azimuth % 90 === 0 ? 90 : azimuth % 45 === 0 ? 75 : 60;
  return spread(-end, end, 73).map((elevation) => spotOf({ azimuth, elevation, distance: reach }));
});
const circle = (elevation: number, distance = reach): Spot[] =>
  spread(0, 360, 145).map((azimuth) => spotOf({ azimuth, elevation, distance }));

/** The far half of the globe and the plane of the ears: what lies behind the sources. */
export function SphereBack({ hue }: { hue: number }): ReactElement {
  return (
    <g fill="none">
      <radialGradient id="three-dx-air" cx="0.42" cy="0.32" r="0.75">
        <stop offset="0" stopColor="#222a35" />
        <stop offset="0.6" stopColor="#131820" />
        <stop offset="1" stopColor={ink.well} />
      </radialGradient>
      <circle r={radius} fill="url(#three-dx-air)" />
      <g stroke="#2b333f" strokeWidth={1}>
        {[...meridians, ...[-60, -30, 30, 60, 75, -75].map((elevation) => circle(elevation))].map((spots, index) => (
          <path key={index} d={halves(spots).far.map(linePath).join("")} />
        ))}
      </g>
      <path
        d={linePath(circle(0).map((spot) => project(spot).at))}
        fill={tint(hue, 0.05)}
        stroke={tint(hue, 0.5, 0.7, 0.08)}
        strokeWidth={1.5}
      />
      {[0.5, 1, 1.5].map((distance) => (
        <path key={distance} d={linePath(circle(0, distance).map((spot) => project(spot).at))} stroke="#39434f" strokeDasharray="2 6" />
      ))}
      {spread(0, 345, 24).map((azimuth) => {
        const major = azimuth % 90 === 0;
        const ends = [reach * (major ? 0.9 : azimuth % 45 === 0 ? 0.94 : 0.965), reach].map(
          (distance) => project(spotOf({ azimuth, elevation: 0, distance })).at,
        );
        return (
          <path
            key={azimuth}
            d={linePath(ends)}
            stroke={major ? ink.text : ink.mute}
            strokeWidth={major ? 2 : 1.25}
            opacity={major ? 0.9 : 0.6}
          />
        );
      })}
    </g>
  );
}

/** The near half, thin enough to see through, and the degrees of the horizon. */
export function SphereFront(): ReactElement {
  return (
    <g fill="none">
      <g stroke="#4a5665" strokeWidth={1} opacity={0.8}>
        {[...meridians, ...[-60, -30, 30, 60, 75, -75].map((elevation) => circle(elevation))].map((spots, index) => (
          <path key={index} d={halves(spots).near.map(linePath).join("")} />
        ))}
      </g>
      <circle r={radius} stroke="#566273" strokeWidth={1.5} />
      {[
        [0, "0°"],
        [90, "90°"],
        [180, "180°"],
        [-90, "−90°"],
      ].map(([azimuth, name]) => {
        const [x, y] = project(
          spotOf({ azimuth: Number(azimuth), elevation: 0, distance: reach * (azimuth === 90 || azimuth === -90 ? 1.12 : 1.14) }),
        ).at;
        return (
          <Caption key={name} x={x} y={y + 6} anchor="middle" size={18} fill={ink.mute}>
            {name}
          </Caption>
        );
      })}
    </g>
  );
}

const head =
  "M-26 88C-60 78 -88 92 -96 122M-26 88C-17 80 -17 66 -18 54C-30 42 -36 22 -36 -4C-36 -36 -21 -54 0 -54C21 -54 36 -36 36 -4C36 22 30 42 18 54C17 66 17 80 26 88C60 78 88 92 96 122";
const ears = "M-36 -8C-44 -14 -47 -4 -44 6C-42 15 -38 18 -34 14M36 -8C44 -14 47 -4 44 6C42 15 38 18 34 14";

/** The listener from behind, fading out below the shoulders; the ears lie on the plane. */
export function Listener(): ReactElement {
  return (
    <g transform="scale(0.86)" strokeWidth={2.25} strokeLinecap="round" strokeLinejoin="round">
      <linearGradient id="three-dx-skin" gradientUnits="userSpaceOnUse" x1="0" y1="-54" x2="0" y2="118">
        <stop offset="0" stopColor="#2b323d" />
        <stop offset="0.55" stopColor="#151920" />
        <stop offset="1" stopColor="#151920" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="three-dx-edge" gradientUnits="userSpaceOnUse" x1="0" y1="60" x2="0" y2="120">
        <stop offset="0" stopColor={ink.text} />
        <stop offset="1" stopColor={ink.text} stopOpacity="0" />
      </linearGradient>
      <path d={ears} fill="#1c222b" stroke={ink.text} />
      <path d={head.replace("M-26 88C-17 80", "L-96 122ZM-26 88C-17 80")} fill="url(#three-dx-skin)" />
      <path d={head} fill="none" stroke="url(#three-dx-edge)" />
    </g>
  );
}
