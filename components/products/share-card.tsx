/** A share card, 1200 by 630: words at the left; at the right a product's window, or the sound field with every product in it. */
import type { ReactElement, ReactNode } from "react";
import { polar } from "./panels/panel-geometry.ts";
import { ink, tint } from "./panels/panel-ink.ts";

export type CardWords = {
  /** The language that the words are in, for line breaks and faces. */
  language: string;
  vendor: string;
  /** Over the heading, small. */
  kind: string;
  /** One line each. */
  heading: readonly string[];
  line: string;
};

type Props = { words: CardWords; /** In OKLCH degrees; the vendor's own card has the signal colour. */ hue?: number; children: ReactNode };

/** The ground with its rings, the vendor's mark, the words. */
export function ShareCard({ words: { language, vendor, kind, heading, line }, hue, children }: Props): ReactElement {
  const colour = hue === undefined ? ink.signal : tint(hue);
  return (
    <div className="card" lang={language}>
      <svg className="field" viewBox="0 0 1200 630" fill="none" stroke={ink.line} strokeWidth={1.5}>
        {[96, 188, 290, 402, 524, 656, 798].map((radius) => (
          <circle key={radius} cx={862} cy={336} r={radius} stroke={radius === 402 ? ink.edge : ink.line} />
        ))}
      </svg>
      {children}
      <div className="words">
        <p className="vendor">
          <svg viewBox="-16 -16 32 32" fill="none" stroke={ink.text} strokeWidth={1.2}>
            <circle r={15} />
            <circle r={9.5} />
            <circle r={3.6} fill={ink.text} stroke="none" />
            <circle cx={10.6} cy={-10.6} r={3.4} fill={colour} stroke={ink.ground} />
          </svg>
          {vendor}
        </p>
        <p className="kind">{kind}</p>
        <h1 className={Math.max(...heading.map((text) => text.length)) > 12 ? "long" : undefined}>
          {heading.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </h1>
        <p className="line">{line}</p>
      </div>
    </div>
  );
}

/** A product's window, running out of the card at the right and below. */
export function CardWindow({ hue, children }: { hue: number; children: ReactNode }): ReactElement {
  return (
    <>
      <svg className="field" viewBox="0 0 1200 630" fill="none" stroke={tint(hue)} strokeWidth={2}>
        <circle cx={862} cy={336} r={402} strokeOpacity={0.5} strokeDasharray="760 4000" transform="rotate(146 862 336)" />
      </svg>
      <div className="window">{children}</div>
    </>
  );
}

/** Where each product stands around the listener: ring and azimuth. Chosen by eye. */
const PLACES = [
  [290, 20],
  [188, 62],
  [290, 318],
  [188, 196],
  [290, 246],
  [96, 118],
  [402, 292],
  [290, 142],
  [188, 338],
] as const;

/** The listener from above, and every product as a source around them. */
export function CardField({ hues }: { hues: readonly number[] }): ReactElement {
  return (
    <svg className="field" viewBox="-862 -336 1200 630" fill="none" strokeWidth={1.75}>
      {hues.map((hue, place) => {
        const [radius, degrees] = PLACES[place] ?? [524, place * 40];
        const [x, y] = polar(radius, degrees);
        return (
          <g key={hue} stroke={tint(hue)}>
            <line x2={x} y2={y} strokeOpacity={0.4} />
            {[14, 24, 36].map((wave, step) => (
              <circle key={wave} cx={x} cy={y} r={wave} strokeOpacity={0.55 - step * 0.17} />
            ))}
            <circle cx={x} cy={y} r={7.5} fill={tint(hue)} stroke="none" />
          </g>
        );
      })}
      <path
        d="M-37 -6q-10 8 0 18M37 -6q10 8 0 18M0 -46L7 -35A37 40 0 1 1 -7 -35Z"
        fill={ink.ground}
        stroke={ink.text}
        strokeWidth={2.25}
        strokeLinejoin="round"
      />
    </svg>
  );
}
