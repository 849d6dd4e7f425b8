/** A small hall made by arithmetic: a few early walls, then a tail that darkens as it dies. */
import { bufferOf, playLoop } from "#components/islands/demos/sound/play-loop.ts";
import { blank, grain, type Track } from "#components/islands/demos/sound/voices.ts";

/** Seconds in which the tail falls to a third; it has fallen by 60 dB after about seven times that. */
export const TAIL = 0.26;
const SECONDS = 1.8;
/** Seconds, loudness, and side (-1 left, 1 right) of the early walls. */
const WALLS = [
  [0.011, 0.8, -0.7],
  [0.017, 0.7, 0.6],
  [0.024, 0.55, 0.2],
  [0.033, 0.5, -0.4],
  [0.041, 0.4, 0.9],
] as const;

/** The hall's answer to a single click, left and right. */
function hall(rate: number): Track[] {
  return [-1, 1].map((side) => {
    const answer = blank(rate, SECONDS);
    const next = grain(side < 0 ? 41 : 97);
    let dull = 0;
    for (let i = Math.round(0.02 * rate); i < answer.length; i++) {
      const seconds = i / rate;
      // High frequencies are swallowed first: each sample leans more on the one before.
      const clarity = 0.55 * Math.exp(-seconds / 0.7) + 0.06;
      dull += clarity * (next() - dull);
      answer[i] = dull * Math.exp(-seconds / TAIL) * Math.min(1, (seconds - 0.02) / 0.03);
    }
    for (const [seconds, level, wall] of WALLS) {
      const place = Math.round(seconds * rate);
      answer[place] = (answer[place] ?? 0) + level * (1 + side * wall) * 0.5;
    }
    return answer;
  });
}

/** The hall sounding with a loop, itself a loop: rendered twice in a row, of which the second has the first one's tail. */
export async function roomOf(phrase: readonly Track[], rate: number): Promise<Track[]> {
  const length = phrase[0]?.length ?? 1;
  const context = new OfflineAudioContext(2, length * 2, rate);
  playLoop(context, phrase)
    .connect(new ConvolverNode(context, { buffer: bufferOf(hall(rate), rate) }))
    .connect(context.destination);
  const rendered = await context.startRendering();
  return [0, 1].map((channel) => rendered.getChannelData(channel).slice(length));
}
