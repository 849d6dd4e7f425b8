"use client";

import { useEffect, useRef, useState } from "react";
import { drawBeam } from "./mono-low/beam.ts";
import { CorrelationScale } from "./mono-low/correlation-scale.tsx";
import { monoLowRack } from "./mono-low/rack.ts";
import { Scope } from "./mono-low/scope.tsx";
import { signed } from "./parts/figures.ts";
import { freshPaper } from "./parts/paper.ts";
import { Instrument, type InstrumentWords } from "./parts/instrument.tsx";
import { Segments } from "./parts/segments.tsx";
import { Slider } from "./parts/slider.tsx";
import { correlation } from "./sound/taps.ts";
import { useSound } from "./sound/use-sound.ts";

type Props = {
  language: string;
  words: InstrumentWords & { low: string; wide: string; mono: string; crossover: string; correlation: string };
};

/** How much of the last reading stays in the next: a needle has some weight. */
const WEIGHT = 0.8;

/** MonoLow in small: a bass whose sides disagree, and a switch that makes them one. */
export function DemoMonoLow({ language, words }: Props) {
  const [low, setLow] = useState<"wide" | "mono">("wide");
  const [crossover, setCrossover] = useState(120);
  const canvas = useRef<HTMLCanvasElement>(null);
  const mark = useRef<SVGGElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const needle = useRef(1);
  const sound = useSound({
    assemble: monoLowRack,
    draw(taps) {
      taps.low.listen();
      taps.high.listen();
      drawBeam(canvas.current, taps.low, taps.high);
      needle.current = needle.current * WEIGHT + correlation(taps.low) * (1 - WEIGHT);
      const percent = `${(needle.current + 1) * 50}%`;
      mark.current?.querySelector("line")?.setAttribute("x2", percent);
      mark.current?.querySelector("circle")?.setAttribute("cx", percent);
      if (figure.current !== null) figure.current.textContent = signed(needle.current, language, 2);
    },
    rest() {
      freshPaper(canvas.current);
      if (figure.current !== null) figure.current.textContent = "–";
    },
  });
  const { rack } = sound;
  useEffect(() => rack?.set(low === "mono", crossover), [rack, low, crossover]);

  return (
    <Instrument
      {...sound}
      words={words}
      picture={
        <div>
          <Scope canvas={canvas} isMono={low === "mono"} isPlaying={sound.isPlaying} />
          <CorrelationScale label={words.correlation} mark={mark} figure={figure} />
        </div>
      }
    >
      <Segments id="demo-low" label={words.low} value={low} options={{ wide: words.wide, mono: words.mono }} onChange={setLow} />
      <Slider
        id="demo-crossover"
        label={words.crossover}
        value={crossover}
        text={`${crossover} Hz`}
        min={40}
        max={300}
        step={10}
        onChange={setCrossover}
      />
    </Instrument>
  );
}
