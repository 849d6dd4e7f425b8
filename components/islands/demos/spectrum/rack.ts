import { inTurn } from "#components/islands/demos/sound/in-turn.ts";
import { playLoop } from "#components/islands/demos/sound/play-loop.ts";
import { spectrumSound, type SpectrumSound } from "#components/islands/demos/sound/phrases.ts";
import type { Stage } from "#components/islands/demos/sound/stage.ts";

/** Samples of each look: 6 Hz between two readings, so that the lowest octaves are told apart. */
const BLOCK = 8192;

/** Plays one of several sounds, and looks at its spectrum. */
export function spectrumRack({ context, input }: Stage) {
  const analyser = new AnalyserNode(context, { fftSize: BLOCK, smoothingTimeConstant: 0.72, minDecibels: -110, maxDecibels: 0 });
  analyser.connect(input);
  const next = inTurn(analyser);
  const levels = new Float32Array(analyser.frequencyBinCount);
  return {
    levels,
    /** Hertz from one level to the next. */
    step: context.sampleRate / BLOCK,
    look() {
      analyser.getFloatFrequencyData(levels);
    },
    choose(sound: SpectrumSound) {
      const playing = playLoop(context, spectrumSound(sound, context.sampleRate));
      playing.connect(next([playing]));
    },
  };
}
