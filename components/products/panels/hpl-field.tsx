import type { ReactElement } from "react";
import { ring, selected, speakers } from "./hpl-speakers.ts";
import type { Speaker } from "./hpl-speakers.ts";
import { arcPath, polar, spread } from "./panel-geometry.ts";
import type { Point } from "./panel-geometry.ts";
import { ink, tint } from "./panel-ink.ts";
import { Caption } from "./panel-text.tsx";

const ear = 58;
const placeOf = ({ azimuth, layer, name }: Speaker): Point => (name === "TpC" ? [0, 0] : polar(ring[layer], azimuth));

/** The listener from above, wearing headphones. */
export function Headphones({ hue }: { hue: number }): ReactElement {
  return (
    <g strokeWidth={2} strokeLinejoin="round">
      <path d="M0 -66L9 -54A50 56 0 1 1 -9 -54Z" fill="#161b22" stroke={ink.text} />
      <path d="M-52 -8C-30 -16 30 -16 52 -8V8C30 0 -30 0 -52 8Z" fill={ink.raise} stroke={ink.mute} />
      {[-1, 1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <rect x={46} y={-29} width={13} height={58} rx={6} fill={ink.raise} stroke={ink.text} />
          <path d="M59 -23H64A12 12 0 0 1 76 -11V11A12 12 0 0 1 64 23H59Z" fill={tint(hue, 1, 0.35, 0.06)} stroke={ink.text} />
        </g>
      ))}
    </g>
  );
}

function Loudspeaker({ speaker, hue }: { speaker: Speaker; hue: number }): ReactElement {
  const [x, y] = placeOf(speaker);
  const active = speaker.name === selected;
  const size = speaker.layer === "middle" ? 1.2 : 0.92;
  const [labelX, labelY] = polar(ring[speaker.layer] + (speaker.layer === "middle" ? 34 : 27), speaker.azimuth);
  const side = Math.round(Math.sin((speaker.azimuth * Math.PI) / 180));
  const quiet = speaker.layer === "middle" ? ink.text : ink.mute;
  return (
    <g>
      <g transform={`translate(${x} ${y}) rotate(${speaker.azimuth}) scale(${size})`} strokeWidth={1.75} strokeLinejoin="round">
        <path d="M-9 -13H9L14 9H-14Z" fill={active ? tint(hue) : ink.raise} stroke={active ? tint(hue) : quiet} />
        <path d="M-8 9A8.5 6 0 0 1 8 9" fill="none" stroke={active ? ink.well : quiet} />
      </g>
      <Caption
        x={labelX - side * 6}
        y={labelY + 6}
        anchor={side < 0 ? "end" : side > 0 ? "start" : "middle"}
        size={active ? 20 : 17}
        weight={active ? 650 : 500}
        halo="#10141a"
        fill={active ? tint(hue, 1, 0.86) : speaker.layer === "middle" ? ink.mute : ink.dim}
      >
        {speaker.name}
      </Caption>
    </g>
  );
}

/** Every way from a loudspeaker to an ear: to the near one brighter, to the far one fainter. */
function Ways(): ReactElement {
  return (
    <g stroke={ink.text} strokeWidth={1}>
      {speakers.flatMap((speaker) =>
        [-1, 1].map((side) => {
          const [x, y] = placeOf(speaker);
          const near = x * side >= 0;
          return speaker.name === "TpC" ? null : (
            <line key={`${speaker.name} ${String(side)}`} x1={x} y1={y} x2={side * ear} y2={0} opacity={near ? 0.28 : 0.12} />
          );
        }),
      )}
    </g>
  );
}

/** The virtual loudspeakers around the listener. */
export function HplField({ hue }: { hue: number }): ReactElement {
  const [x, y] = polar(ring.middle, -60);
  return (
    <g fill="none">
      <radialGradient id="hpl-air" cx="0.5" cy="0.5" r="0.5">
        <stop offset="0" stopColor="#1c222c" />
        <stop offset="1" stopColor={ink.well} />
      </radialGradient>
      <circle r={418} fill="url(#hpl-air)" />
      <circle r={ring.bottom} stroke={ink.edge} strokeDasharray="2 6" />
      <circle r={ring.middle} stroke="#4a5463" strokeWidth={1.5} />
      <circle r={ring.top} stroke={ink.edge} />
      {spread(0, 355, 72).map((at) => {
        const [x1, y1] = polar(418, at);
        const [x2, y2] = polar(at % 30 === 0 ? 406 : 412, at);
        return <line key={at} x1={x1} y1={y1} x2={x2} y2={y2} stroke={at % 30 === 0 ? ink.mute : ink.edge} strokeWidth={1.5} />;
      })}
      <Ways />
      <g transform={`translate(${x} ${y})`} stroke={tint(hue)} strokeWidth={1.75}>
        {[32, 48, 66].map((wave, index) => (
          <path key={wave} d={arcPath(wave, 98, 146)} opacity={0.8 - index * 0.22} />
        ))}
      </g>
      <path d={`M${x} ${y}Q-150 -48 ${-ear - 18} -4`} stroke={tint(hue)} strokeWidth={2.5} />
      <path
        d={`M${x} ${y}C-150 -106 -60 -92 0 -89C48 -86 ${ear + 16} -62 ${ear + 16} -24`}
        stroke={tint(hue)}
        strokeWidth={2}
        strokeDasharray="7 6"
      />
      <Headphones hue={hue} />
      <circle r={6} fill={ink.well} stroke={ink.mute} strokeWidth={1.75} />
      {speakers
        .filter(({ name }) => name !== "TpC")
        .map((speaker) => (
          <Loudspeaker key={speaker.name} speaker={speaker} hue={hue} />
        ))}
    </g>
  );
}
