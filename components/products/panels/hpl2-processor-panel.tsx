import type { ReactElement } from "react";
import { Box, Dial, LampMeter, old, Word } from "./hpl2-parts.tsx";
import { Hpl2Response } from "./hpl2-response.tsx";
import { Hpl2Scene } from "./hpl2-scene.tsx";
import type { PanelFacts } from "./panel-facts.ts";
import { tint } from "./panel-ink.ts";

/** HPL2 Processor: the predecessor of HPL Processor, in the look of its years and without the frame of the others. */
export function Hpl2ProcessorPanel({ facts }: { facts: PanelFacts }): ReactElement {
  const { hue, name, channels = 2 } = facts;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1600 1000"
      width={1600}
      height={1000}
      fontFamily="Instrument Sans Variable, Instrument Sans, sans-serif"
    >
      <rect width={1600} height={1000} fill={old.face} />
      <rect width={1600} height={80} fill="#1d1e21" />
      <rect y={80} width={1600} height={3} fill={tint(hue, 1, 0.6, 0.12)} />
      <Word x={40} y={52} size={30} weight={600} fill={old.text}>
        {name}
      </Word>
      <Word x={1560} y={50} anchor="end" size={22}>
        {`Stereo, ${channels} in, ${channels} out`}
      </Word>
      <Box x={40} y={124} width={196} height={520} title="Input" titleWidth={76} />
      <LampMeter x={84} y={160} height={410} level={-7} label="L" hue={hue} />
      <LampMeter x={152} y={160} height={410} level={-9} label="R" hue={hue} />
      <Box x={264} y={124} width={572} height={520} title="Loudspeakers" titleWidth={152} />
      <g transform="translate(550 530)">
        <Hpl2Scene hue={hue} />
      </g>
      <Box x={864} y={124} width={472} height={520} title="Response" titleWidth={114} />
      <Hpl2Response hue={hue} />
      <Box x={1364} y={124} width={196} height={520} title="Headphones" titleWidth={140} />
      <LampMeter x={1408} y={160} height={410} level={-5} label="L" hue={hue} />
      <LampMeter x={1476} y={160} height={410} level={-7} label="R" hue={hue} />
      <Box x={40} y={684} width={1520} height={276} title="Controls" titleWidth={104} />
      <Dial x={190} y={798} value={0.5} name="Room" text="50 %" numbers={["0", "25", "50", "75", "100"]} hue={hue} />
      <Dial x={460} y={798} value={0.62} name="Cross" text="−3.8 dB" numbers={["−10", "", "−5", "", "0"]} hue={hue} />
      <Dial x={730} y={798} value={0.5} name="Tone" text="0.0 dB" numbers={["−6", "", "0", "", "+6"]} hue={hue} />
      <Dial x={1000} y={798} value={0.75} name="Output" text="0.0 dB" numbers={["−18", "", "−6", "0", "+6"]} hue={hue} />
      <Switches hue={hue} />
    </svg>
  );
}

function Switches({ hue }: { hue: number }): ReactElement {
  return (
    <g>
      {[
        ["Process", true],
        ["Limiter", true],
        ["Mono", false],
      ].map(([name, on], index) => {
        const y = 720 + index * 76;
        return (
          <g key={String(name)}>
            <rect x={1180.5} y={y + 0.5} width={340} height={55} rx={3} fill={on ? "#3a3c42" : old.box} stroke={old.edge} />
            <circle cx={1212} cy={y + 28} r={9} fill={on ? tint(hue, 1, 0.74, 0.14) : "#17181b"} stroke="#17181b" strokeWidth={2} />
            <Word x={1240} y={y + 35} fill={on ? old.text : old.mute}>
              {name}
            </Word>
          </g>
        );
      })}
    </g>
  );
}
