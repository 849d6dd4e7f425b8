"use client";

import { useEffect, useRef, useState } from "react";
import { DecayPlot } from "./ambience/decay-plot.tsx";
import { buildAmbienceGraph } from "./ambience/graph.ts";
import { DemoFrame, type FrameLabels } from "./parts/demo-frame.tsx";
import { formatSigned } from "./parts/format.ts";
import { Reading } from "./parts/reading.tsx";
import { Segments } from "./parts/segments.tsx";
import { Slider } from "./parts/slider.tsx";
import { LOOP } from "./sound/loops.ts";
import { useSound } from "./sound/use-sound.ts";

type Props = {
  language: string;
  labels: FrameLabels & { compare: string; dry: string; room: string; amount: string; match: string };
};

/** A small Ambience Enhancer: the same loop dry or with its room, at equal loudness. */
export function DemoAmbienceEnhancer({ language, labels }: Props) {
  const [side, setSide] = useState<"dry" | "room">("dry");
  const [percent, setPercent] = useState(60);
  const playhead = useRef<SVGLineElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const sound = useSound({
    buildGraph: buildAmbienceGraph,
    draw({ elapsed }) {
      const x = String(((elapsed() % LOOP) / LOOP) * 400);
      playhead.current?.setAttribute("x1", x);
      playhead.current?.setAttribute("x2", x);
    },
  });
  const { graph } = sound;
  const amount = side === "room" ? percent / 100 : 0;
  useEffect(() => {
    if (graph !== undefined && figure.current !== null) figure.current.textContent = `${formatSigned(graph.set(amount), language, 1)} dB`;
  }, [graph, amount, language]);

  return (
    <DemoFrame
      {...sound}
      labels={labels}
      picture={<DecayPlot amount={percent / 100} isAudible={side === "room"} playhead={playhead} dry={labels.dry} room={labels.room} />}
    >
      <Segments
        id="demo-side"
        label={labels.compare}
        value={side}
        options={[
          { value: "dry", text: labels.dry },
          { value: "room", text: labels.room },
        ]}
        onChange={setSide}
      />
      <Slider
        id="demo-amount"
        label={labels.amount}
        value={percent}
        text={new Intl.NumberFormat(language, { style: "percent" }).format(percent / 100)}
        min={10}
        max={100}
        step={5}
        onChange={setPercent}
      />
      <Reading name="match" label={labels.match} figure={figure} />
    </DemoFrame>
  );
}
