"use client";

import { useEffect, useRef, useState } from "react";
import { Listener } from "./hpl/listener.tsx";
import { hplRack, type Listening } from "./hpl/rack.ts";
import { drawEars, EarMeters } from "./parts/ear-meters.tsx";
import { signed } from "./parts/figures.ts";
import { Instrument, type InstrumentWords } from "./parts/instrument.tsx";
import { Reading } from "./parts/reading.tsx";
import { Segments } from "./parts/segments.tsx";
import { decibels, SILENCE } from "./sound/taps.ts";
import { useSound } from "./sound/use-sound.ts";

type Props = {
  language: string;
  words: InstrumentWords & { compare: string; headphones: string; match: string };
};

/** HPL Processor in small: a mix straight to the headphones, and the same from two loudspeakers before the listener, equally loud. */
export function DemoHplProcessor({ language, words }: Props) {
  const [listening, setListening] = useState<Listening>("loudspeakers");
  const meters = useRef<SVGGElement>(null);
  const sound = useSound({
    assemble: hplRack,
    draw({ ears }) {
      ears.listen();
      drawEars(meters.current, decibels(ears.left), decibels(ears.right));
    },
    rest: () => drawEars(meters.current, SILENCE, SILENCE),
  });
  const { rack } = sound;
  useEffect(() => rack?.compare(listening), [rack, listening]);
  const matched = `${signed(listening === "loudspeakers" ? (rack?.matched ?? 0) : 0, language, 1)} dB`;

  return (
    <Instrument
      {...sound}
      words={words}
      picture={
        <svg viewBox="-360 -300 720 600" className="mx-auto block max-h-96 w-full" fill="none" aria-hidden="true">
          <Listener listening={listening} />
          <EarMeters meters={meters} at={340} />
        </svg>
      }
    >
      <Segments
        id="demo-listening"
        label={words.compare}
        value={listening}
        options={{ headphones: words.headphones, loudspeakers: words.title }}
        onChange={setListening}
      />
      <Reading label={words.match} text={matched} name="match" />
    </Instrument>
  );
}
