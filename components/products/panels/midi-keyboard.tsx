import type { ReactElement } from "react";
import { ink, tint } from "./panel-ink.ts";
import { Caption } from "./panel-text.tsx";

/** Three octaves and the last C. */
const count = 22;
/** White keys with a black one to their right, within an octave. */
const sharp = [0, 1, 3, 4, 5];
/** White keys that are held: a minor ninth on A. */
const held = [5, 7, 9, 11, 13];

/** The keys, with wheels to their left. */
export function Keyboard({ x, y, width, height, hue }: { x: number; y: number; width: number; height: number; hue: number }): ReactElement {
  const keys = { x: x + 150, key: (width - 150) / count };
  return (
    <g>
      <linearGradient id="midi-held" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.35" stopColor="#c4c3be" />
        <stop offset="1" stopColor={tint(hue, 1, 0.74)} />
      </linearGradient>
      {[0.5, 0.22].map((value, index) => {
        const left = x + index * 66;
        const at = y + height - 18 - (height - 36) * value;
        return (
          <g key={value}>
            <rect x={left + 0.5} y={y + 0.5} width={48} height={height - 1} rx={8} fill={ink.well} stroke={ink.edge} />
            {[0.2, 0.35, 0.65, 0.8].map((rib) => (
              <line
                key={rib}
                x1={left + 10}
                y1={y + height * rib}
                x2={left + 38}
                y2={y + height * rib}
                stroke={ink.edge}
                strokeWidth={1.5}
              />
            ))}
            <rect x={left + 6} y={at - 6} width={37} height={12} rx={4} fill={index === 0 ? ink.text : tint(hue)} />
          </g>
        );
      })}
      {Array.from({ length: count }, (_, index) => {
        const down = held.includes(index);
        const left = keys.x + index * keys.key;
        return (
          <g key={index}>
            <rect x={left + 1.5} y={y} width={keys.key - 3} height={height} rx={5} fill={down ? "url(#midi-held)" : "#c4c3be"} />
            {index % 7 === 0 ? (
              <Caption x={left + keys.key / 2} y={y + height - 16} anchor="middle" fill="#4b4f58" weight={600}>
                {`C${index / 7 + 2}`}
              </Caption>
            ) : null}
          </g>
        );
      })}
      {Array.from({ length: count - 1 }, (_, index) =>
        sharp.includes(index % 7) ? (
          <rect
            key={index}
            x={keys.x + (index + 1) * keys.key - 20}
            y={y - 1}
            width={40}
            height={height * 0.6}
            rx={4}
            fill={ink.ground}
            stroke={ink.ground}
            strokeWidth={3}
          />
        ) : null,
      )}
      {Array.from({ length: count - 1 }, (_, index) =>
        sharp.includes(index % 7) ? (
          <rect key={index} x={keys.x + (index + 1) * keys.key - 16} y={y} width={32} height={height * 0.6 - 8} rx={3} fill="#262b34" />
        ) : null,
      )}
    </g>
  );
}
