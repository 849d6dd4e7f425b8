"use client";

import { useEffect, useRef, useState } from "react";
import { DemoFrame, type FrameLabels } from "./parts/demo-frame.tsx";
import { formatHertz } from "./parts/format.ts";
import { Reading } from "./parts/reading.tsx";
import { Segments } from "./parts/segments.tsx";
import { SPECTRUM_SOUNDS, type SpectrumSound } from "./sound/loops.ts";
import { useSound } from "./sound/use-sound.ts";
import { buildSpectrumGraph } from "./spectrum/graph.ts";
import { Plot } from "./spectrum/plot.tsx";
import { createPeaks, drawTrace } from "./spectrum/trace.ts";

type Props = {
  language: string;
  labels: FrameLabels & { source: string; sources: Record<SpectrumSound, string>; loudest: string };
};

/** A small Spectrum Analyzer: the running spectrum of one of four sounds. */
export function DemoSpectrumAnalyzer({ language, labels }: Props) {
  const [source, setSource] = useState<SpectrumSound>("tune");
  const canvas = useRef<HTMLCanvasElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const peaks = useRef(createPeaks());
  const sound = useSound({
    buildGraph: buildSpectrumGraph,
    draw(spectrum) {
      spectrum.update();
      const hertz = drawTrace(canvas.current, spectrum, peaks.current);
      if (figure.current !== null) figure.current.textContent = hertz === undefined ? "–" : formatHertz(hertz, language);
    },
  });
  const { graph } = sound;
  useEffect(() => {
    peaks.current = createPeaks();
    graph?.choose(source);
  }, [graph, source]);

  return (
    <DemoFrame {...sound} labels={labels} picture={<Plot canvas={canvas} />}>
      <Segments
        id="demo-source"
        label={labels.source}
        value={source}
        options={SPECTRUM_SOUNDS.map((value) => ({ value, text: labels.sources[value] }))}
        onChange={setSource}
      />
      <Reading name="loudest" label={labels.loudest} figure={figure} />
    </DemoFrame>
  );
}
