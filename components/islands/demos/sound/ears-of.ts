/** The filters of the browser's binaural panner: it loads them at its first use, and until then plays the middle, or nothing. */
import { SAMPLE_RATE } from "./stage.ts";
import { tap } from "./taps.ts";

/** Milliseconds between two looks, and after which the sound starts without the filters. */
const LOOK = 30;
const LONGEST_WAIT = 8000;

/**
 * Has them loaded for the stage's sample rate while the pointer comes near, before a press allows any sound. It renders nothing, and is kept
 * until a stage uses them: a browser forgets filters that nobody uses.
 */
const inAdvance = new Set<AudioNode>();
if (typeof OfflineAudioContext !== "undefined")
  inAdvance.add(new PannerNode(new OfflineAudioContext(2, 1, SAMPLE_RATE), { panningModel: "HRTF" }));

/** Resolves when what stands to the right reaches both ears differently. The context has to be running. */
export async function earsOf(context: AudioContext): Promise<void> {
  const source = new OscillatorNode(context, { frequency: 1000 });
  const panner = new PannerNode(context, { panningModel: "HRTF", positionX: 1 });
  const { left, right, listen } = tap(source.connect(panner));
  source.start();
  const end = performance.now() + LONGEST_WAIT;
  do {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    listen();
  } while (performance.now() < end && context.state !== "closed" && left.every((value, i) => value === right[i]));
  source.stop();
  source.disconnect();
  inAdvance.clear();
}
