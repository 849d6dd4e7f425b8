"use client";

import { useEffect, useRef, useState } from "react";
import { DecayPlot } from "./ambience/decay-plot.tsx";
import { ambienceRack, raisedBy } from "./ambience/rack.ts";
import { signed } from "./parts/figures.ts";
import { Instrument, type InstrumentWords } from "./parts/instrument.tsx";
import { NO_FIGURE, Reading } from "./parts/reading.tsx";
import { Segments } from "./parts/segments.tsx";
import { Slider } from "./parts/slider.tsx";
import { LOOP } from "./sound/phrases.ts";
import { useSound } from "./sound/use-sound.ts";

type Props = {
  language: string;
  words: InstrumentWords & { compare: string; original: string; processed: string; amount: string; match: string };
};

/** Ambience Enhancer in small: a recording as it came and with its room raised, equally loud, from one moment to the next. */
export function DemoAmbienceEnhancer({ language, words }: Props) {
  const [side, setSide] = useState<"original" | "processed">("processed");
  const [decibels, setDecibels] = useState(7);
  const head = useRef<SVGLineElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const sound = useSound({
    assemble: ambienceRack,
    draw({ elapsed }) {
      const x = String(((elapsed() % LOOP) / LOOP) * 400);
      head.current?.setAttribute("x1", x);
      head.current?.setAttribute("x2", x);
    },
  });
  const { rack } = sound;
  const raised = side === "processed" ? decibels : 0;
  useEffect(() => {
    if (rack !== undefined && figure.current !== null) figure.current.textContent = `${signed(rack.raise(raised), language, 1)} dB`;
  }, [rack, raised, language]);

  return (
    <Instrument
      {...sound}
      words={words}
      picture={
        <DecayPlot
          amount={raisedBy(decibels)}
          isHeard={side === "processed"}
          head={head}
          original={words.original}
          processed={words.processed}
          reading={<Reading label={words.match} figure={figure} name="match" text={NO_FIGURE} />}
        />
      }
      isWide
    >
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        <Segments
          id="demo-side"
          label={words.compare}
          value={side}
          options={{ original: words.original, processed: words.processed }}
          onChange={setSide}
        />
        <Slider
          id="demo-amount"
          label={words.amount}
          value={decibels}
          text={`${signed(decibels, language, 0)} dB`}
          min={1}
          max={9}
          step={1}
          mark={1}
          onChange={setDecibels}
        />
      </div>
    </Instrument>
  );
}
