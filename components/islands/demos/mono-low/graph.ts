import type { AudioOutput } from "#components/islands/demos/sound/audio-output.ts";
import { wideBassLoop } from "#components/islands/demos/sound/loops.ts";
import { playLoop } from "#components/islands/demos/sound/play-loop.ts";
import { analyseStereo } from "#components/islands/demos/sound/stereo-analyser.ts";

/** Q of a Butterworth filter in decibels. Two in series are a Linkwitz-Riley crossover, whose bands add up flat. */
const BUTTERWORTH = -3.0103;
/** Time constant of parameter changes in seconds, against clicks. */
const GLIDE = 0.015;

/** The audio graph that splits a wide loop into two bands and makes the low one mono on demand. */
export function buildMonoLowGraph({ context, input }: AudioOutput) {
  const source = playLoop(context, wideBassLoop(context.sampleRate));
  const filters = (["lowpass", "highpass"] as const).map((type) => {
    const pair = [0, 1].map(() => new BiquadFilterNode(context, { type, Q: BUTTERWORTH }));
    const [first, second] = pair;
    if (first !== undefined && second !== undefined) source.connect(first).connect(second);
    return pair;
  });
  const low = new GainNode(context);
  const high = new GainNode(context);
  filters[1]?.[1]?.connect(high);
  const wide = new GainNode(context);
  // Web Audio mixes two channels down to half their sum.
  const mono = new GainNode(context, { gain: 0, channelCount: 1, channelCountMode: "explicit" });
  filters[0]?.[1]?.connect(wide).connect(low);
  filters[0]?.[1]?.connect(mono).connect(low);
  low.connect(input);
  high.connect(input);
  return {
    low: analyseStereo(low, 4096),
    high: analyseStereo(high),
    set(isMono: boolean, crossover: number) {
      wide.gain.setTargetAtTime(isMono ? 0 : 1, context.currentTime, GLIDE);
      mono.gain.setTargetAtTime(isMono ? 1 : 0, context.currentTime, GLIDE);
      for (const filter of filters.flat()) filter.frequency.setTargetAtTime(crossover, context.currentTime, GLIDE);
    },
  };
}
