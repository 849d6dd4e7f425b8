"use client";

import { useEffect, useRef, useState } from "react";
import { DecayPlot } from "./ambience/decay-plot.tsx";
import { ambienceRack } from "./ambience/rack.ts";
import { signed } from "./parts/figures.ts";
import { Instrument, type InstrumentWords } from "./parts/instrument.tsx";
import { Segments } from "./parts/segments.tsx";
import { Slider } from "./parts/slider.tsx";
import { LOOP } from "./sound/phrases.ts";
import { useSound } from "./sound/use-sound.ts";

type Props = {
  language: string;
  words: InstrumentWords & { compare: string; dry: string; room: string; amount: string; match: string };
};

/** Ambience Enhancer in small: the same phrase dry and with its room, equally loud, from one moment to the next. */
export function DemoAmbienceEnhancer({ language, words }: Props) {
  const [side, setSide] = useState<"dry" | "room">("dry");
  const [percent, setPercent] = useState(60);
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
  const amount = side === "room" ? percent / 100 : 0;
  useEffect(() => {
    if (rack !== undefined && figure.current !== null) figure.current.textContent = `${signed(rack.set(amount), language, 1)} dB`;
  }, [rack, amount, language]);

  return (
    <Instrument
      {...sound}
      words={words}
      picture={<DecayPlot amount={percent / 100} isHeard={side === "room"} head={head} dry={words.dry} room={words.room} />}
    >
      <Segments
        id="demo-side"
        label={words.compare}
        value={side}
        options={[
          { value: "dry", text: words.dry },
          { value: "room", text: words.room },
        ]}
        onChange={setSide}
      />
      <Slider
        id="demo-amount"
        label={words.amount}
        value={percent}
        text={new Intl.NumberFormat(language, { style: "percent" }).format(percent / 100)}
        min={10}
        max={100}
        step={5}
        onChange={setPercent}
      />
      <p className="flex items-baseline justify-between gap-4 text-small">
        <span className="text-mute">{words.match}</span>
        <span ref={figure} data-match="" className="font-semibold tabular-nums">
          –
        </span>
      </p>
    </Instrument>
  );
}
