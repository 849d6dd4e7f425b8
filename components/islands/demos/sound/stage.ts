/** Where a demonstration plays: one audio context, and a limiter and a fader between its sounds and the visitor's ears. */

/** Seconds in which a sound comes and goes: no click is heard, and a press is still answered at once. */
const FADE = 0.03;
/** After this many times FADE nothing is left to hear. */
const FADED = 12;
/** The limiter makes up for what it takes away; this gives that back, and leaves more than 1 dB below full scale. */
const LOUDNESS = 0.8;
/**
 * Hertz, for every visitor the same: browsers stretch the filters of their binaural panner to the sample rate and do not make up for it, so
 * that it is 7 dB louder at 96 kHz than at 44.1 kHz.
 */
export const SAMPLE_RATE = 48_000;

/** Milliseconds after which a device that has not begun to sound is given up: longer than the loading of the filters in ears-of.ts. */
const LONGEST_OPENING = 10_000;

export type Stage = {
  context: AudioContext;
  /** What sounds is connected here. */
  input: AudioNode;
  /** To be called while a press is being answered: browsers let no page sound by itself. Rejects when the device does not sound. */
  open: () => Promise<void>;
  rise: () => void;
  /** Resolves in silence, with the context asleep unless it was asked to rise again meanwhile. */
  fall: () => Promise<void>;
  close: () => void;
};

export function buildStage(): Stage {
  const context = new AudioContext({ sampleRate: SAMPLE_RATE });
  const input = new GainNode(context);
  const limiter = new DynamicsCompressorNode(context, { threshold: -3, knee: 0, ratio: 20, attack: 0.002, release: 0.12 });
  const fader = new GainNode(context, { gain: 0 });
  input.connect(limiter).connect(fader).connect(context.destination);
  let rises = 0;
  const fadeTo = (level: number) => {
    fader.gain.cancelScheduledValues(context.currentTime);
    fader.gain.setTargetAtTime(level, context.currentTime, FADE);
  };
  return {
    context,
    input,
    open: () => Promise.race([context.resume(), new Promise<never>((_, reject) => setTimeout(reject, LONGEST_OPENING))]),
    rise() {
      rises++;
      fadeTo(LOUDNESS);
    },
    async fall() {
      const before = rises;
      fadeTo(0);
      await new Promise((resolve) => setTimeout(resolve, FADE * FADED * 1000));
      if (rises === before && context.state === "running") await context.suspend();
    },
    close() {
      if (context.state !== "closed") void context.close();
    },
  };
}
