/** Measures a chain of nodes before it is heard, so that two sides of a comparison can be equally loud. */
import { playLoop } from "./play-loop.ts";
import type { Track } from "./voices.ts";

/** @returns The level (root mean square) of one round of a loop behind a chain, both channels together. */
export async function levelOf(tracks: readonly Track[], rate: number, chain = (source: AudioNode) => source): Promise<number> {
  const length = tracks[0]?.length ?? 1;
  const context = new OfflineAudioContext(2, length, rate);
  chain(playLoop(context, tracks)).connect(context.destination);
  const rendered = await context.startRendering();
  const powers = [0, 1].map((channel) => {
    const heard = rendered.getChannelData(channel);
    return heard.reduce((sum, value) => sum + value * value, 0) / length;
  });
  return Math.sqrt(powers.reduce((sum, power) => sum + power, 1e-12));
}
