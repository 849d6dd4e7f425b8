import { playLoop } from "#components/islands/demos/sound/play-loop.ts";
import type { Stage } from "#components/islands/demos/sound/stage.ts";
import { surroundMix } from "#components/islands/demos/sound/surround-mix.ts";
import { CHANNELS, type Channel } from "./channels.ts";

/** Samples of each look: 6 Hz between two readings, so that the lowest octaves are told apart. */
const BLOCK = 8192;

/** Plays one mix, of which browsers make two channels by themselves, and looks at the spectrum of each of its own. */
export function spectrumRack({ context, input }: Stage) {
  const mix = playLoop(context, surroundMix(context.sampleRate));
  const splitter = new ChannelSplitterNode(context, { numberOfOutputs: CHANNELS.length });
  mix.connect(splitter);
  mix.connect(input);
  const looks = CHANNELS.map((channel, output) => {
    const analyser = new AnalyserNode(context, { fftSize: BLOCK, smoothingTimeConstant: 0.72, minDecibels: -110, maxDecibels: 0 });
    splitter.connect(analyser, output);
    return { channel, analyser, levels: new Float32Array(analyser.frequencyBinCount) };
  });
  return {
    levels: Object.fromEntries(looks.map(({ channel, levels }) => [channel, levels])) as Record<Channel, Float32Array<ArrayBuffer>>,
    /** Hertz from one level to the next. */
    step: context.sampleRate / BLOCK,
    look() {
      for (const { analyser, levels } of looks) analyser.getFloatFrequencyData(levels);
    },
  };
}
