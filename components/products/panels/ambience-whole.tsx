import type { ReactElement } from "react";
import { wholeRange } from "./ambience-bands.ts";
import { levels } from "./ambience-plot.tsx";
import { Switch } from "./panel-controls.tsx";
import { ink, tint } from "./panel-ink.ts";
import { Knob } from "./panel-knob.tsx";
import { Meter } from "./panel-meter.tsx";
import { gainName } from "./panel-plot.tsx";
import { Caption, Heading } from "./panel-text.tsx";

/** The controls of an edition without bands: one amount for the room, the level of the direct sound, and listening to the room alone. */
export function AmbienceWhole({ hue }: { hue: number }): ReactElement | null {
  const [band] = wholeRange;
  if (!band) return null;
  const gain = (value: number) => `${gainName(value)} dB`;
  const { x, width } = levels;
  const centre = x + width / 2;
  return (
    <g>
      <line x1={x} y1={622.5} x2={x + width} y2={622.5} stroke={ink.line} />
      <Heading x={x} y={664}>
        Listen
      </Heading>
      <Switch x={x} y={712} on={false} label="Room alone" hue={hue} />
      <Switch x={x} y={760} on label="Equal loudness" hue={hue} />
      <Heading x={x} y={838}>
        Share of the room
      </Heading>
      <rect x={x} y={866} width={300} height={8} rx={4} fill="#8d93a0" fillOpacity={0.3} />
      <rect x={x} y={866} width={300 * band.share} height={8} rx={4} fill={tint(hue)} />
      <Caption x={x + 360} y={876} anchor="end" fill={ink.mute}>
        {`${Math.round(band.share * 100)} %`}
      </Caption>
      <Knob
        x={centre}
        y={754}
        hue={hue}
        value={(band.ambience + 12) / 24}
        bipolar
        radius={78}
        ticks={25}
        label="Ambience"
        text={gain(band.ambience)}
      />
      <Knob
        x={centre + 250}
        y={784}
        hue={hue}
        value={(band.direct + 12) / 24}
        bipolar
        radius={40}
        label="Direct"
        text={gain(band.direct)}
      />
      <Meter x={x + width - 96} y={650} width={26} height={222} hue={hue} level={-11} label="L" />
      <Meter x={x + width - 52} y={650} width={26} height={222} hue={hue} level={-13} label="R" />
    </g>
  );
}
