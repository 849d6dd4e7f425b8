"use client";

import { useEffect, useRef, useState } from "react";
import { CorrelationScale } from "./mono-low/correlation-scale.tsx";
import { drawGoniometer } from "./mono-low/draw-goniometer.ts";
import { Goniometer } from "./mono-low/goniometer.tsx";
import { buildMonoLowGraph } from "./mono-low/graph.ts";
import { clearCanvas } from "./parts/clear-canvas.ts";
import { DemoFrame, type FrameLabels } from "./parts/demo-frame.tsx";
import { formatSigned } from "./parts/format.ts";
import { Segments } from "./parts/segments.tsx";
import { Slider } from "./parts/slider.tsx";
import { correlation } from "./sound/stereo-analyser.ts";
import { useSound } from "./sound/use-sound.ts";

type Props = {
  language: string;
  labels: FrameLabels & { low: string; wide: string; mono: string; crossover: string; correlation: string };
};

/** The share of the previous reading in the next one: it smooths the meter. */
const SMOOTHING = 0.8;

/** A small MonoLow: a wide bass, and a switch that makes its low end mono. */
export function DemoMonoLow({ language, labels }: Props) {
  const [low, setLow] = useState<"wide" | "mono">("wide");
  const [crossover, setCrossover] = useState(120);
  const canvas = useRef<HTMLCanvasElement>(null);
  const mark = useRef<SVGGElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const reading = useRef(1);
  const sound = useSound({
    buildGraph: buildMonoLowGraph,
    draw({ low: lowBand, high: highBand }) {
      lowBand.update();
      highBand.update();
      drawGoniometer(canvas.current, lowBand, highBand);
      reading.current = reading.current * SMOOTHING + correlation(lowBand) * (1 - SMOOTHING);
      const percent = `${(reading.current + 1) * 50}%`;
      mark.current?.querySelector("line")?.setAttribute("x2", percent);
      mark.current?.querySelector("circle")?.setAttribute("cx", percent);
      if (figure.current !== null) figure.current.textContent = formatSigned(reading.current, language, 2);
    },
    drawSilence() {
      clearCanvas(canvas.current);
      if (figure.current !== null) figure.current.textContent = "–";
    },
  });
  const { graph } = sound;
  useEffect(() => {
    graph?.set(low === "mono", crossover);
  }, [graph, low, crossover]);

  return (
    <DemoFrame
      {...sound}
      labels={labels}
      picture={
        <div>
          <Goniometer canvas={canvas} isMono={low === "mono"} isPlaying={sound.isPlaying} />
          <CorrelationScale label={labels.correlation} mark={mark} figure={figure} />
        </div>
      }
    >
      <Segments
        id="demo-low"
        label={labels.low}
        value={low}
        options={[
          { value: "wide", text: labels.wide },
          { value: "mono", text: labels.mono },
        ]}
        onChange={setLow}
      />
      <Slider
        id="demo-crossover"
        label={labels.crossover}
        value={crossover}
        text={`${crossover} Hz`}
        min={40}
        max={300}
        step={10}
        onChange={setCrossover}
      />
    </DemoFrame>
  );
}
