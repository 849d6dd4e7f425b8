"use client";

import { useEffect, useRef, useState } from "react";
import { hertzText } from "./parts/figures.ts";
import { Instrument, type InstrumentWords } from "./parts/instrument.tsx";
import { Reading } from "./parts/reading.tsx";
import { Segments } from "./parts/segments.tsx";
import type { SpectrumSound } from "./sound/phrases.ts";
import { useSound } from "./sound/use-sound.ts";
import { LOUDEST_AT_REST, Plot } from "./spectrum/plot.tsx";
import { spectrumRack } from "./spectrum/rack.ts";
import { drawTrace, nothingHeld } from "./spectrum/trace.ts";

type Props = {
  language: string;
  words: InstrumentWords & { source: string; sources: Record<SpectrumSound, string>; loudest: string };
};

/** Spectrum Analyzer in small: a running spectrum of four sounds that look as different as they are. */
export function DemoSpectrumAnalyzer({ language, words }: Props) {
  const [source, setSource] = useState<SpectrumSound>("tune");
  const canvas = useRef<HTMLCanvasElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const held = useRef(nothingHeld());
  const sound = useSound({
    assemble: spectrumRack,
    draw(rack) {
      rack.look();
      const hertz = drawTrace(canvas.current, rack, held.current);
      if (figure.current !== null) figure.current.textContent = hertz === undefined ? "–" : hertzText(hertz, language);
    },
  });
  const { rack } = sound;
  useEffect(() => {
    held.current = nothingHeld();
    rack?.choose(source);
  }, [rack, source]);

  return (
    <Instrument {...sound} words={words} picture={<Plot canvas={canvas} />} isWide>
      <Segments id="demo-source" label={words.source} value={source} options={words.sources} isWide onChange={setSource} />
      <Reading label={words.loudest} figure={figure} name="loudest" initial={hertzText(LOUDEST_AT_REST, language)} />
    </Instrument>
  );
}
