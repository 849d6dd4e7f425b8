/** Listens in on a stereo signal, a side at a time. */

export type Tap = { left: Float32Array<ArrayBuffer>; right: Float32Array<ArrayBuffer>; listen: () => void };

/** @param size Samples of each look, a power of two. */
export function tap(node: AudioNode, size = 2048): Tap {
  const { context } = node;
  // A sound in the middle is one channel: it belongs to both sides.
  const both = new GainNode(context, { channelCount: 2, channelCountMode: "explicit" });
  const splitter = new ChannelSplitterNode(context, { numberOfOutputs: 2 });
  node.connect(both).connect(splitter);
  const [l, r] = [new AnalyserNode(context, { fftSize: size }), new AnalyserNode(context, { fftSize: size })];
  splitter.connect(l, 0);
  splitter.connect(r, 1);
  const [left, right] = [new Float32Array(size), new Float32Array(size)];
  return {
    left,
    right,
    listen() {
      l.getFloatTimeDomainData(left);
      r.getFloatTimeDomainData(right);
    },
  };
}

/** Decibels below which nothing is told apart from nothing. */
export const SILENCE = -60;

/** Decibels of full scale (root mean square), never below silence. */
export function decibels(samples: Float32Array): number {
  const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
  return Math.max(SILENCE, 10 * Math.log10(power + 1e-12));
}

/** How alike both sides are: 1 is mono, 0 has nothing in common, -1 is turned round. Silence is mono. */
export function correlation({ left, right }: Tap): number {
  let [both, ofLeft, ofRight] = [0, 0, 0];
  for (const [i, l] of left.entries()) {
    const r = right[i] ?? 0;
    both += l * r;
    ofLeft += l * l;
    ofRight += r * r;
  }
  return ofLeft * ofRight < 1e-12 ? 1 : both / Math.sqrt(ofLeft * ofRight);
}
