import { playLoop } from "#components/islands/demos/sound/play-loop.ts";
import { looseBass } from "#components/islands/demos/sound/phrases.ts";
import type { Stage } from "#components/islands/demos/sound/stage.ts";
import { tap } from "#components/islands/demos/sound/taps.ts";

/** A Butterworth filter's quality, in decibels, the unit of Web Audio. Two in a row meet at -6 dB and add up flat. */
const BUTTERWORTH = -3.0103;
const GLIDE = 0.015;

/** Splits a wide loop in two, and brings what is below the crossover to the middle or leaves it as it is. */
export function monoLowRack({ context, input }: Stage) {
  const source = playLoop(context, looseBass(context.sampleRate));
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
  // A single channel made of two is their half sum.
  const mono = new GainNode(context, { gain: 0, channelCount: 1, channelCountMode: "explicit" });
  filters[0]?.[1]?.connect(wide).connect(low);
  filters[0]?.[1]?.connect(mono).connect(low);
  low.connect(input);
  high.connect(input);
  return {
    low: tap(low, 4096),
    high: tap(high),
    set(isMono: boolean, crossover: number) {
      wide.gain.setTargetAtTime(isMono ? 0 : 1, context.currentTime, GLIDE);
      mono.gain.setTargetAtTime(isMono ? 1 : 0, context.currentTime, GLIDE);
      for (const filter of filters.flat()) filter.frequency.setTargetAtTime(crossover, context.currentTime, GLIDE);
    },
  };
}
