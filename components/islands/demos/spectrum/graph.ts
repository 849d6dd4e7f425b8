import type { AudioOutput } from "#components/islands/demos/sound/audio-output.ts";
import { spectrumLoop, type SpectrumSound } from "#components/islands/demos/sound/loops.ts";
import { playLoop } from "#components/islands/demos/sound/play-loop.ts";

/** Samples of each transform: about 6 Hz between two bins, fine enough for the lowest octaves. */
const FFT_SIZE = 8192;

/** The audio graph that plays one of several sounds and analyses its spectrum. */
export function buildSpectrumGraph({ context, input }: AudioOutput) {
  const analyser = new AnalyserNode(context, { fftSize: FFT_SIZE, smoothingTimeConstant: 0.72, minDecibels: -110, maxDecibels: 0 });
  analyser.connect(input);
  let playing: AudioBufferSourceNode | undefined;
  const levels = new Float32Array(analyser.frequencyBinCount);
  return {
    levels,
    /** Hertz between two levels. */
    step: context.sampleRate / FFT_SIZE,
    update() {
      analyser.getFloatFrequencyData(levels);
    },
    choose(sound: SpectrumSound) {
      playing?.disconnect();
      playing?.stop();
      playing = playLoop(context, spectrumLoop(sound, context.sampleRate));
      playing.connect(analyser);
    },
  };
}
