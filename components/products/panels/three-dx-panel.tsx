import type { ReactElement } from "react";
import { Section, Switch } from "./panel-controls.tsx";
import type { PanelFacts } from "./panel-facts.ts";
import { PanelFrame, stage } from "./panel-frame.tsx";
import { ink } from "./panel-ink.ts";
import { Knob } from "./panel-knob.tsx";
import { Meter, MeterScale } from "./panel-meter.tsx";
import { OtherSource, SelectedSource, SourceList, sources } from "./three-dx-sources.tsx";
import { Listener, SphereBack, SphereFront } from "./three-dx-sphere.tsx";

/** A meter for each source that comes in, and for the two channels that leave. Decibels; the place counts in widths of a meter. */
const meters = [
  { name: "1", place: 0, level: -11, peak: -6 },
  { name: "2", place: 1, level: -6, peak: -2 },
  { name: "3", place: 2, level: -13, peak: -9 },
  { name: "4", place: 3, level: -26, peak: -19 },
  { name: "5", place: 4, level: -21, peak: -16 },
  { name: "6", place: 5, level: -15, peak: -10 },
  { name: "L", place: 9, level: -9, peak: -4 },
  { name: "R", place: 10, level: -12, peak: -6 },
] as const;

/** 3DX: sources on a globe around the listener. */
export function ThreeDxPanel({ facts }: { facts: PanelFacts }): ReactElement {
  const { hue } = facts;
  const [selected, ...others] = sources;
  return (
    <PanelFrame
      facts={facts}
      format="6 in, stereo out"
      preset="Front row, second balcony"
      hint="Drag a source. Hold Shift for height."
      status="48 kHz"
    >
      <rect y={stage.top} width={990} height={stage.bottom - stage.top} fill={ink.well} />
      <g transform="translate(560 512)">
        <SphereBack hue={hue} />
        {others.map((source, index) => (
          <OtherSource key={source.name} source={source} number={index + 2} />
        ))}
        <Listener />
        <SphereFront />
        {selected ? <SelectedSource source={selected} hue={hue} /> : null}
      </g>
      <SourceList x={stage.left} y={112} hue={hue} />
      <Section x={1030} y={112} width={530} title="Position" aside="Vocal" />
      <Knob x={1092} y={236} hue={hue} value={(47 + 180) / 360} bipolar label="Azimuth" text="47.0°" radius={40} ticks={25} />
      <Knob x={1226} y={236} hue={hue} value={(31.5 + 90) / 180} bipolar label="Elevation" text="31.5°" radius={40} ticks={25} />
      <Knob x={1362} y={236} hue={hue} value={0.62} label="Distance" text="1.80 m" radius={40} ticks={25} />
      <Knob x={1498} y={236} hue={hue} value={0.12} label="Spread" text="12 %" radius={40} ticks={25} />
      <Section x={1030} y={392} width={530} title="Room" aside="Small hall" />
      <Knob x={1092} y={508} hue={hue} value={0.34} label="Amount" text="34 %" radius={32} />
      <Knob x={1226} y={508} hue={hue} value={0.56} label="Early" text="−6.0 dB" radius={32} />
      <Knob x={1362} y={508} hue={hue} value={0.42} label="Tail" text="0.42 s" radius={32} />
      <Knob x={1498} y={508} hue={hue} value={0.7} label="Air" text="7.2 kHz" radius={32} />
      <Section x={1030} y={654} width={530} title="Sources in" aside="Binaural stereo out" />
      <MeterScale x={1066} to={1560} y={728} height={150} />
      {meters.map(({ name, place, level, peak }) => (
        <Meter key={name} x={1078 + place * 41} y={728} width={30} height={150} hue={hue} level={level} peak={peak} label={name} />
      ))}
      <Switch x={stage.left} y={908} on label="Doppler" hue={hue} />
      <Switch x={stage.left + 170} y={908} on={false} label="Head tracking" hue={hue} />
    </PanelFrame>
  );
}
