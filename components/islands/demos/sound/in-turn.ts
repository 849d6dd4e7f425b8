/** Sounds at one output, one after the other. */

/** Time constants of fading in and out, in seconds: a sound that starts or ends at once clicks. */
const COME = 0.003;
const GO = 0.01;

/** @returns Where to connect the next sound, which is made of these sources; the one before fades out. */
export function inTurn(output: AudioNode): (sources: readonly AudioScheduledSourceNode[]) => AudioNode {
  const { context } = output;
  let leave = (): void => undefined;
  return (sources) => {
    leave();
    const fader = new GainNode(context, { gain: 0 });
    fader.gain.setTargetAtTime(1, context.currentTime, COME);
    fader.connect(output);
    leave = () => {
      fader.gain.setTargetAtTime(0, context.currentTime, GO);
      for (const source of sources) source.stop(context.currentTime + GO * 10);
      sources[0]?.addEventListener("ended", () => fader.disconnect());
    };
    return fader;
  };
}
