/** The reverberation of a small hall, computed: early reflections, then a tail that loses its high frequencies. */
import { bufferOf, playLoop } from "#components/islands/demos/sound/play-loop.ts";
import { silentTrack, noiseGenerator, type Track } from "#components/islands/demos/sound/synthesis.ts";

/** Seconds in which the tail falls to a third. */
export const TAIL = 0.26;
const SECONDS = 1.8;
/** Delay in seconds, level and side (-1 left, 1 right) of the early reflections. */
const REFLECTIONS = [
  [0.011, 0.8, -0.7],
  [0.017, 0.7, 0.6],
  [0.024, 0.55, 0.2],
  [0.033, 0.5, -0.4],
  [0.041, 0.4, 0.9],
] as const;

/** The impulse response, left and right. */
function impulseResponse(rate: number): Track[] {
  return [-1, 1].map((side) => {
    const response = silentTrack(rate, SECONDS);
    const next = noiseGenerator(side < 0 ? 41 : 97);
    let smoothed = 0;
    for (let i = Math.round(0.02 * rate); i < response.length; i++) {
      const seconds = i / rate;
      // A one-pole low-pass filter whose cut-off falls with time.
      const clarity = 0.55 * Math.exp(-seconds / 0.7) + 0.06;
      smoothed += clarity * (next() - smoothed);
      response[i] = smoothed * Math.exp(-seconds / TAIL) * Math.min(1, (seconds - 0.02) / 0.03);
    }
    for (const [seconds, level, reflectedFrom] of REFLECTIONS) {
      const index = Math.round(seconds * rate);
      response[index] = (response[index] ?? 0) + level * (1 + side * reflectedFrom) * 0.5;
    }
    return response;
  });
}

/** The room's part of a loop, itself a loop: the loop is rendered twice, and the second pass includes the tail of the first. */
export async function roomOf(loop: readonly Track[], rate: number): Promise<Track[]> {
  const length = loop[0]?.length ?? 1;
  const context = new OfflineAudioContext(2, length * 2, rate);
  playLoop(context, loop)
    .connect(new ConvolverNode(context, { buffer: bufferOf(impulseResponse(rate), rate) }))
    .connect(context.destination);
  const rendered = await context.startRendering();
  return [0, 1].map((channel) => rendered.getChannelData(channel).slice(length));
}
