/** The last samples of a stereo signal, as of the last `update`. */
export type StereoAnalyser = { left: Float32Array<ArrayBuffer>; right: Float32Array<ArrayBuffer>; update: () => void };

/** @param size Number of samples, a power of two. */
export function analyseStereo(node: AudioNode, size = 2048): StereoAnalyser {
  const { context } = node;
  // Upmixes a mono signal to both channels.
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
    update() {
      l.getFloatTimeDomainData(left);
      r.getFloatTimeDomainData(right);
    },
  };
}

/** The level that stands for silence, in decibels of full scale. */
export const SILENCE = -60;

/** The level of samples (root mean square) in decibels of full scale, at least `SILENCE`. */
export function decibels(samples: Float32Array): number {
  const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
  return Math.max(SILENCE, 10 * Math.log10(power + 1e-12));
}

/** The correlation of both channels: 1 for mono and for silence, 0 for unrelated channels, -1 for opposite ones. */
export function correlation({ left, right }: StereoAnalyser): number {
  let [both, ofLeft, ofRight] = [0, 0, 0];
  for (const [i, l] of left.entries()) {
    const r = right[i] ?? 0;
    both += l * r;
    ofLeft += l * l;
    ofRight += r * r;
  }
  return ofLeft * ofRight < 1e-12 ? 1 : both / Math.sqrt(ofLeft * ofRight);
}
