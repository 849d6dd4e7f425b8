import type { ReactElement, ReactNode } from "react";
import type { PanelFacts } from "./panel-facts.ts";
import { ink, tint } from "./panel-ink.ts";
import { KnobShading } from "./panel-knob.tsx";
import { Caption, Label } from "./panel-text.tsx";

/** Where the windows' contents lie: below the title bar, above the line of hints. */
export const stage = { left: 40, right: 1560, top: 76, bottom: 948 } as const;

type FrameProps = {
  facts: PanelFacts;
  /** The channel format, at the right of the title bar. */
  format: string;
  preset: string;
  /** What the pointer is over, as a host shows it at the bottom. */
  hint: string;
  status: string;
  children: ReactNode;
};

/** The window that all current products share: title bar, contents, line of hints. */
export function PanelFrame({ facts, format, preset, hint, status, children }: FrameProps): ReactElement {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1600 1000"
      width={1600}
      height={1000}
      fontFamily="Instrument Sans Variable, Instrument Sans, sans-serif"
    >
      <defs>
        <KnobShading />
      </defs>
      <rect width={1600} height={1000} fill={ink.ground} />
      {children}
      <rect width={1600} height={stage.top} fill={ink.bar} />
      <line x1={0} y1={stage.top + 0.5} x2={1600} y2={stage.top + 0.5} stroke={ink.line} />
      <Mark hue={facts.hue} />
      <text x={96} y={48} fontSize={29} fontWeight={650} fill={ink.text} letterSpacing={-0.4}>
        {facts.name}
        <tspan dx={14} fontSize={22} fontWeight={500} letterSpacing={0} fill={ink.mute}>
          {facts.edition}
        </tspan>
      </text>
      <PresetBrowser preset={preset} />
      <Label x={1494} y={46} anchor="end" size={22} fill={ink.text}>
        {format}
      </Label>
      <Power hue={facts.hue} />
      <rect y={stage.bottom} width={1600} height={1000 - stage.bottom} fill={ink.bar} />
      <line x1={0} y1={stage.bottom + 0.5} x2={1600} y2={stage.bottom + 0.5} stroke={ink.line} />
      <Caption x={stage.left} y={981} size={19}>
        {hint}
      </Caption>
      <Caption x={stage.right} y={981} size={19} anchor="end">
        {status}
      </Caption>
    </svg>
  );
}

function Mark({ hue }: { hue: number }): ReactElement {
  return (
    <g transform="translate(60 38)" fill="none" stroke={ink.text} strokeWidth={1.75}>
      <circle r={19} opacity={0.45} />
      <circle r={12} opacity={0.75} />
      <circle r={4.5} fill={ink.text} stroke="none" />
      <circle cx={13.4} cy={-13.4} r={5} fill={tint(hue)} stroke={ink.bar} strokeWidth={3} />
    </g>
  );
}

function PresetBrowser({ preset }: { preset: string }): ReactElement {
  return (
    <g>
      <rect x={570.5} y={16.5} width={460} height={43} rx={6} fill={ink.well} stroke={ink.line} />
      <g fill="none" stroke={ink.mute} strokeWidth={2.5} strokeLinecap="round" strokeLinejoin="round">
        <path d="M596 30l-8 8 8 8M1004 30l8 8-8 8" />
      </g>
      <Label x={800} y={45} anchor="middle" fill={ink.text}>
        {preset}
      </Label>
      <Label x={1064} y={45} anchor="middle" fill={ink.text} weight={600}>
        A
      </Label>
      <Label x={1098} y={45} anchor="middle" fill={ink.dim}>
        B
      </Label>
    </g>
  );
}

function Power({ hue }: { hue: number }): ReactElement {
  return (
    <g transform="translate(1538 38)" fill="none" stroke={tint(hue)} strokeWidth={2.5} strokeLinecap="round">
      <path d="M-7.5 -9A11.5 11.5 0 1 0 7.5 -9" />
      <path d="M0 -14V-3" />
    </g>
  );
}
