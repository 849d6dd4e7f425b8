import type { ReactElement } from "react";
import { EarResponses } from "./hpl-ears.tsx";
import { HplField } from "./hpl-field.tsx";
import { Section, Segments } from "./panel-controls.tsx";
import type { PanelFacts } from "./panel-facts.ts";
import { PanelFrame, stage } from "./panel-frame.tsx";
import { noise } from "./panel-geometry.ts";
import { ink } from "./panel-ink.ts";
import { Knob } from "./panel-knob.tsx";
import { Meter, MeterScale } from "./panel-meter.tsx";
import { Caption, Heading, Label, Value } from "./panel-text.tsx";

/** The channels of 22.2 by layer, and the two of the headphones. */
const groups = [
  { name: "Middle", count: 10, x: 1066 },
  { name: "Upper", count: 9, x: 1249 },
  { name: "Lower", count: 3, x: 1415 },
  { name: "LFE", count: 2, x: 1479 },
  { name: "Out", count: 2, x: 1526 },
] as const;

/** HPL Processor: a loudspeaker setup heard through headphones. */
export function HplProcessorPanel({ facts }: { facts: PanelFacts }): ReactElement {
  const { hue } = facts;
  return (
    <PanelFrame
      facts={facts}
      format="22.2 to headphones"
      preset="Control room, 2.4 m"
      hint="Click a loudspeaker to hear it alone."
      status="48 kHz"
    >
      <rect y={stage.top} width={990} height={stage.bottom - stage.top} fill={ink.well} />
      <g transform="translate(516 512)">
        <HplField hue={hue} />
      </g>
      <Readout />
      <Section x={1030} y={112} width={530} title="Ears" />
      <EarResponses hue={hue} plot={{ x: 1070, y: 170, width: 490, height: 168, low: -24, high: 15 }} />
      <Section x={1030} y={392} width={530} title="Room" aside="Control room" />
      <Knob x={1092} y={508} hue={hue} value={0.48} label="Distance" text="2.4 m" radius={32} />
      <Knob x={1226} y={508} hue={hue} value={0.18} label="Amount" text="18 %" radius={32} />
      <Knob x={1362} y={508} hue={hue} value={0.5} bipolar label="Tone" text="0.0 dB" radius={32} />
      <Knob x={1498} y={508} hue={hue} value={0.62} bipolar label="Output" text="+1.5 dB" radius={32} />
      <Section x={1030} y={654} width={530} title="Level" />
      <Segments x={1312} y={664} width={248} items={["Process", "Bypass"]} active={0} hue={hue} height={40} />
      <MeterScale x={1066} to={1560} y={728} height={150} />
      {groups.map(({ name, count, x }, group) => (
        <g key={name}>
          {Array.from({ length: count }, (_, index) => (
            <Meter
              key={index}
              x={x + index * 17}
              y={728}
              width={12}
              height={150}
              hue={hue}
              level={name === "Out" ? -8 - index * 2 : -30 + 20 * noise(group * 20 + index + 3)}
            />
          ))}
          <Caption x={x} y={904}>
            {name}
          </Caption>
        </g>
      ))}
    </PanelFrame>
  );
}

/** The times and levels of the selected loudspeaker at both ears. */
function Readout(): ReactElement {
  return (
    <g>
      <Heading x={stage.left} y={138} size={24}>
        FL
      </Heading>
      <Label x={stage.left + 42} y={138}>
        −60°
      </Label>
      <Label x={stage.left} y={178}>
        Left ear
      </Label>
      <Value x={stage.left} y={206}>
        0.00 ms
      </Value>
      <Label x={stage.left} y={250}>
        Right ear
      </Label>
      <Value x={stage.left} y={278}>
        +0.49 ms
      </Value>
    </g>
  );
}
