import { roomOf } from "#components/islands/demos/ambience/room.ts";
import { earsOf } from "#components/islands/demos/sound/ears-of.ts";
import { wideMix } from "#components/islands/demos/sound/phrases.ts";
import { playLoop } from "#components/islands/demos/sound/play-loop.ts";
import type { Stage } from "#components/islands/demos/sound/stage.ts";
import { tap } from "#components/islands/demos/sound/taps.ts";

/** Degrees to either side: where a stereo pair stands. */
const ANGLE = 30;
const METRES = 2;
const GLIDE = 0.02;
/** How much of a control room is heard with the loudspeakers. */
const ROOM = 0.22;
/**
 * Decibels by which the loudspeakers are turned to be as loud as the headphones: the loudness (ITU-R BS.1770) of a whole loop of both,
 * measured at the stage's sample rate in Chromium 156. Not measured in the visitor's browser: Chromium's OfflineAudioContext never ends,
 * every second time, when it is the first to use the filters of the binaural panner.
 */
const MATCHED = -5.6;

export type Listening = "headphones" | "loudspeakers";

/** Each side of a stereo sound from where its loudspeaker stands, to both ears. */
function loudspeakers(source: AudioNode): AudioNode {
  const { context } = source;
  const splitter = new ChannelSplitterNode(context, { numberOfOutputs: 2 });
  const ears = new GainNode(context);
  source.connect(splitter);
  for (const [side, degrees] of [-ANGLE, ANGLE].entries()) {
    const angle = (degrees * Math.PI) / 180;
    const panner = new PannerNode(context, {
      panningModel: "HRTF",
      refDistance: METRES,
      positionX: METRES * Math.sin(angle),
      positionZ: -METRES * Math.cos(angle),
    });
    splitter.connect(panner, side);
    panner.connect(ears);
  }
  return ears;
}

/** A stereo mix straight to the headphones, or from two loudspeakers in a room; both are equally loud. */
export async function hplRack({ context, input }: Stage) {
  const rate = context.sampleRate;
  const mix = wideMix(rate);
  const [room] = await Promise.all([roomOf(mix, rate), earsOf(context)]);
  const processed = mix.map((track, side) => track.map((value, i) => value + ROOM * (room[side]?.[i] ?? 0)));
  const gain = 10 ** (MATCHED / 20);
  const sides = { headphones: new GainNode(context, { gain: 0 }), loudspeakers: new GainNode(context, { gain: 0 }) };
  const both = new GainNode(context);
  playLoop(context, mix).connect(sides.headphones).connect(both);
  loudspeakers(playLoop(context, processed)).connect(sides.loudspeakers).connect(both);
  both.connect(input);
  return {
    ears: tap(both),
    matched: MATCHED,
    compare(listening: Listening) {
      sides.headphones.gain.setTargetAtTime(listening === "headphones" ? 1 : 0, context.currentTime, GLIDE);
      sides.loudspeakers.gain.setTargetAtTime(listening === "loudspeakers" ? gain : 0, context.currentTime, GLIDE);
    },
  };
}
