"use client";

import { useRef, useState } from "react";
import { hertzText } from "./parts/figures.ts";
import { Instrument, type InstrumentWords } from "./parts/instrument.tsx";
import { NO_FIGURE, Reading } from "./parts/reading.tsx";
import { Segments } from "./parts/segments.tsx";
import { useSound } from "./sound/use-sound.ts";
import { CHANNELS, type Channel, THIN } from "./spectrum/channels.ts";
import { loudestAtRest } from "./spectrum/curves-at-rest.ts";
import { Plot } from "./spectrum/plot.tsx";
import { spectrumRack } from "./spectrum/rack.ts";
import { drawTraces, nothingHeld } from "./spectrum/trace.ts";

type Props = {
  language: string;
  words: InstrumentWords & {
    channel: string;
    loudest: string;
    /** In place of the hint, when the channel is chosen that stands out. */ found: string;
  };
};

const OPTIONS = Object.fromEntries(CHANNELS.map((channel) => [channel, channel])) as Record<Channel, string>;

/** Spectrum Analyzer in small: the running spectra of all channels of a mix, of which one stands out. None is chosen at first. */
export function DemoSpectrumAnalyzer({ language, words }: Props) {
  const [channel, setChannel] = useState<Channel>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const held = useRef(nothingHeld());
  const sound = useSound({
    assemble: spectrumRack,
    draw(rack) {
      rack.look();
      const hertz = drawTraces(canvas.current, rack, held.current, channel);
      if (figure.current !== null) figure.current.textContent = hertz === undefined ? NO_FIGURE : hertzText(hertz, language);
    },
  });

  return (
    <Instrument
      {...sound}
      words={channel === THIN ? { ...words, hint: words.found } : words}
      picture={<Plot canvas={canvas} chosen={channel} />}
      isWide
    >
      <div className="relative">
        <Segments id="demo-channel" label={words.channel} value={channel} options={OPTIONS} isWide onChange={setChannel} />
        <div className="absolute top-0 right-0">
          <Reading
            label={words.loudest}
            figure={figure}
            name="loudest"
            text={channel === undefined ? NO_FIGURE : hertzText(loudestAtRest(channel), language)}
          />
        </div>
      </div>
    </Instrument>
  );
}
