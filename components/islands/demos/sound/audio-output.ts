/** Time constant of fading in and out, in seconds. */
const FADE = 0.03;
/** Time constants until a faded sound is inaudible. */
const FADE_LENGTH = 6;
/** Compensates the make-up gain of the limiter and leaves headroom below full scale. */
const LOUDNESS = 0.55;

export type AudioOutput = {
  context: AudioContext;
  /** The node to connect sources to. */
  input: AudioNode;
  /** Resumes the context. Must be called in a click handler: browsers block sound otherwise. */
  resume: () => Promise<void>;
  fadeIn: () => void;
  /** Fades out, then suspends the context unless `fadeIn` was called meanwhile. */
  fadeOut: () => Promise<void>;
  close: () => void;
};

/** One audio context with a limiter and a fader before its destination. */
export function createAudioOutput(): AudioOutput {
  const context = new AudioContext();
  const input = new GainNode(context);
  const limiter = new DynamicsCompressorNode(context, { threshold: -10, knee: 4, ratio: 20, attack: 0.002, release: 0.12 });
  const fader = new GainNode(context, { gain: 0 });
  input.connect(limiter).connect(fader).connect(context.destination);
  let fadeIns = 0;
  const fadeTo = (level: number) => {
    fader.gain.cancelScheduledValues(context.currentTime);
    fader.gain.setTargetAtTime(level, context.currentTime, FADE);
  };
  return {
    context,
    input,
    resume: () => context.resume(),
    fadeIn() {
      fadeIns++;
      fadeTo(LOUDNESS);
    },
    async fadeOut() {
      const before = fadeIns;
      fadeTo(0);
      await new Promise((resolve) => setTimeout(resolve, FADE * FADE_LENGTH * 1000));
      if (fadeIns === before && context.state === "running") await context.suspend();
    },
    close() {
      if (context.state !== "closed") void context.close();
    },
  };
}
