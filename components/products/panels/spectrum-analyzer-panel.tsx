import type { ReactElement } from "react";
import { Section, Segments } from "./panel-controls.tsx";
import type { PanelFacts } from "./panel-facts.ts";
import { PanelFrame } from "./panel-frame.tsx";
import { hertzAt, noise, spread } from "./panel-geometry.ts";
import { ink, tint } from "./panel-ink.ts";
import { Meter, MeterScale } from "./panel-meter.tsx";
import { PlotGrid, plotPoint } from "./panel-plot.tsx";
import type { Plot } from "./panel-plot.tsx";
import { Caption, Label, Value } from "./panel-text.tsx";
import { channelLevel, channelNames, channelPeak, channelRms, shown } from "./spectrum-channels.ts";
import { Ridges } from "./spectrum-ridges.tsx";

const right = { x: 1050, width: 510 } as const;
const plot: Plot = { x: right.x + 44, y: 172, width: right.width - 44, height: 226, low: -66, high: -6 };

/** Spectrum Analyzer: all channels at a glance, one of them in full. */
export function SpectrumAnalyzerPanel({ facts }: { facts: PanelFacts }): ReactElement {
  const { hue, channels = channelNames.length } = facts;
  return (
    <PanelFrame
      facts={facts}
      format={`22.2, ${channels} channels`}
      preset="Slow, one third octave"
      hint="Click a channel to see it in full."
      status="48 kHz"
    >
      <Ridges hue={hue} count={channels} />
      <Section x={right.x} y={112} width={right.width} title={channelNames[shown]} aside="One third octave" />
      <ThirdOctaves hue={hue} />
      <Readouts />
      <Section x={right.x} y={528} width={right.width} title="Level" aside="dBFS" />
      <MeterScale x={right.x + 40} to={right.x + right.width} y={590} height={136} />
      {channelNames.slice(0, channels).map((name, index) => (
        <Meter
          key={name}
          x={right.x + 52 + index * 19.2}
          y={590}
          width={13}
          height={136}
          hue={hue}
          level={channelRms(index)}
          peak={channelPeak(index)}
        />
      ))}
      <Caption x={right.x + 52} y={752}>
        1
      </Caption>
      <Caption x={right.x + 58.5 + shown * 19.2} y={752} anchor="middle" fill={tint(hue)} weight={650}>
        {channelNames[shown]}
      </Caption>
      <Caption x={right.x + right.width} y={752} anchor="end">
        {channels}
      </Caption>
      <Label x={right.x} y={814}>
        Block
      </Label>
      <Segments x={right.x + 150} y={786} width={360} items={["4096", "8192", "16384"]} active={1} hue={hue} />
      <Label x={right.x} y={872}>
        Tilt
      </Label>
      <Segments x={right.x + 150} y={844} width={360} items={["0 dB", "3 dB", "4.5 dB"]} active={1} hue={hue} />
    </PanelFrame>
  );
}

/** The selected channel in thirds of an octave, with peaks that hold. */
function ThirdOctaves({ hue }: { hue: number }): ReactElement {
  const bottom = plot.y + plot.height;
  const width = plot.width / 30;
  return (
    <g>
      <rect x={plot.x} y={plot.y} width={plot.width} height={plot.height} fill={ink.well} />
      <PlotGrid plot={plot} decibels={[-12, -24, -36, -48, -60]} names={[50, 200, 1000, 5000]} fine={false} />
      {spread(0.5 / 30, 29.5 / 30, 30).map((at, index) => {
        const level = Math.max(...[-0.014, -0.007, 0, 0.007, 0.014].map((off) => channelLevel(shown, hertzAt(at + off))));
        const top = plotPoint(plot, 20, level)[1];
        const hold = plotPoint(plot, 20, level + 3 + 6 * noise(index + 61))[1];
        return (
          <g key={at}>
            <rect x={plot.x + index * width + 1.5} y={top} width={width - 3} height={bottom - top} fill={tint(hue, 0.85, 0.72)} />
            <rect x={plot.x + index * width + 1.5} y={hold} width={width - 3} height={2.5} fill={ink.text} />
          </g>
        );
      })}
    </g>
  );
}

function Readouts(): ReactElement {
  const figures = [
    ["Peak", channelPeak(shown)],
    ["RMS", channelRms(shown)],
    ["Crest", channelPeak(shown) - channelRms(shown)],
  ] as const;
  return (
    <g>
      {figures.map(([name, value], index) => (
        <g key={name}>
          <Label x={right.x + index * 180} y={468}>
            {name}
          </Label>
          <Value x={right.x + index * 180} y={496}>
            {`${value < 0 ? "−" : ""}${Math.abs(value).toFixed(1)} dB`}
          </Value>
        </g>
      ))}
    </g>
  );
}
