/** Hears what a page really sends to the loudspeakers, without the page knowing. */
/* oxlint-disable typescript/no-deprecated -- an audio worklet would be a script from elsewhere, which the policy of the page refuses */
import type { Page } from "@playwright/test";

type Sums = { contexts: number; samples: number; rate: number; left: number; right: number; both: number };
type Listening = { heard: Sums; interrupt?: () => Promise<void> };

export type Heard = {
  /** Audio contexts that the page has opened. */
  contexts: number;
  /** Seconds of sound since the last `forget`. */
  seconds: number;
  /** Decibels of each side over these seconds. */
  left: number;
  right: number;
  /** How alike both sides are: 1 is mono. */
  correlation: number;
};

export type Ears = {
  hear: () => Promise<Heard>;
  /** Begins to listen anew. */
  forget: () => Promise<void>;
  /** Takes the loudspeakers away, as a telephone call does. */
  interrupt: () => Promise<void>;
};

/** To be called before the page is opened. */
export async function listenTo(page: Page): Promise<Ears> {
  await page.addInitScript(tapEveryOutput);
  return {
    interrupt: () => page.evaluate(() => (window as unknown as Listening).interrupt?.()),
    hear: async () => {
      const { contexts, samples, rate, left, right, both } = await page.evaluate(() => (window as unknown as Listening).heard);
      const decibels = (sum: number) => Math.max(-120, 10 * Math.log10(sum / Math.max(1, samples) + 1e-12));
      return {
        contexts,
        seconds: samples / rate,
        left: decibels(left),
        right: decibels(right),
        correlation: left * right === 0 ? 1 : both / Math.sqrt(left * right),
      };
    },
    forget: () =>
      page.evaluate(() => {
        Object.assign((window as unknown as Listening).heard, { samples: 0, left: 0, right: 0, both: 0 });
      }),
  };
}

/** Runs in the page: whatever is connected to the loudspeakers is connected to a counter, too. */
function tapEveryOutput(): void {
  const sums: Sums = { contexts: 0, samples: 0, rate: 48_000, left: 0, right: 0, both: 0 };
  Object.assign(window, { heard: sums });
  type Connect = (this: AudioNode, target: AudioNode | AudioParam, ...rest: number[]) => AudioNode;
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its node below
  const connect = AudioNode.prototype.connect as Connect;
  const tapped: Connect = function (target, ...rest) {
    if (target instanceof AudioDestinationNode && target.context instanceof AudioContext) {
      sums.contexts++;
      const { context } = target;
      Object.assign(window, { interrupt: () => context.suspend() });
      sums.rate = target.context.sampleRate;
      const ear = target.context.createScriptProcessor(4096, 2, 1);
      ear.onaudioprocess = ({ inputBuffer }) => {
        const [left, right] = [inputBuffer.getChannelData(0), inputBuffer.getChannelData(1)];
        for (const [i, l] of left.entries()) {
          const r = right[i] ?? 0;
          sums.left += l * l;
          sums.right += r * r;
          sums.both += l * r;
        }
        sums.samples += left.length;
      };
      connect.call(this, ear);
      connect.call(ear, target);
    }
    return connect.call(this, target, ...rest);
  };
  AudioNode.prototype.connect = tapped;
}
