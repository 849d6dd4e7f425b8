import type { ReactElement } from "react";
import { type Band, bands, selectedOf, wholeRange } from "./ambience-bands.ts";
import { AmbiencePlot, levels } from "./ambience-plot.tsx";
import { AmbienceWhole } from "./ambience-whole.tsx";
import type { PanelFacts } from "./panel-facts.ts";
import { PanelFrame } from "./panel-frame.tsx";
import { ink, tint } from "./panel-ink.ts";
import { Knob } from "./panel-knob.tsx";
import { gainName } from "./panel-plot.tsx";
import { Caption, Heading } from "./panel-text.tsx";

/** Ambience Enhancer: the room in a recording, raised band by band in Multiband, as a whole in the smaller editions. */
export function AmbienceEnhancerPanel({ facts }: { facts: PanelFacts }): ReactElement {
  const isMultiband = facts.edition === "Multiband";
  return (
    <PanelFrame
      facts={facts}
      format={facts.channels === 2 ? "Stereo" : "7.1.4"}
      preset="Concert hall, closer seats"
      hint={isMultiband ? "Drag a band up to hear more of its room." : "Turn up to hear more of the room."}
      status="48 kHz"
    >
      <AmbiencePlot bands={isMultiband ? bands : wholeRange} hue={facts.hue} />
      {isMultiband ? (
        bands.map((band, index) => <BandStrip key={band.name} band={band} index={index} hue={facts.hue} />)
      ) : (
        <AmbienceWhole hue={facts.hue} />
      )}
    </PanelFrame>
  );
}

/** The controls of a band; the strips stand below the plot in equal columns. */
function BandStrip({ band, index, hue }: { band: Band; index: number; hue: number }): ReactElement {
  const width = levels.width / bands.length;
  const x = levels.x + index * width;
  const active = index === selectedOf(bands);
  const gain = (value: number) => `${gainName(value)} dB`;
  return (
    <g>
      {active ? <rect x={x} y={622} width={width} height={302} rx={8} fill={tint(hue, 0.06)} /> : null}
      {index > 0 ? <line x1={x + 0.5} y1={634} x2={x + 0.5} y2={912} stroke={ink.line} /> : null}
      <Heading x={x + 22} y={660}>
        {band.name}
      </Heading>
      <Keys x={x + width - 94} y={640} />
      <Knob
        x={x + 88}
        y={746}
        hue={hue}
        value={(band.ambience + 12) / 24}
        bipolar
        radius={42}
        ticks={25}
        label="Ambience"
        text={gain(band.ambience)}
      />
      <Knob x={x + 212} y={764} hue={hue} value={(band.direct + 12) / 24} bipolar radius={24} label="Direct" text={gain(band.direct)} />
      <ShareBar x={x + 22} y={893} width={width - 104} share={band.share} hue={hue} />
    </g>
  );
}

/** Solo and mute. */
function Keys({ x, y }: { x: number; y: number }): ReactElement {
  return (
    <g>
      {["S", "M"].map((key, index) => (
        <g key={key}>
          <rect x={x + index * 38 + 0.5} y={y + 0.5} width={32} height={25} rx={4} fill={ink.raise} stroke={ink.edge} />
          <Caption x={x + index * 38 + 16.5} y={y + 19} anchor="middle" weight={650} fill={ink.mute}>
            {key}
          </Caption>
        </g>
      ))}
    </g>
  );
}

/** How much of a band is ambience. */
function ShareBar({ x, y, width, share, hue }: { x: number; y: number; width: number; share: number; hue: number }): ReactElement {
  return (
    <g>
      <rect x={x} y={y} width={width} height={8} rx={4} fill="#8d93a0" fillOpacity={0.3} />
      <rect x={x} y={y} width={width * share} height={8} rx={4} fill={tint(hue)} />
      <Caption x={x + width + 60} y={y + 10} anchor="end" fill={ink.mute}>
        {`${Math.round(share * 100)} %`}
      </Caption>
    </g>
  );
}
