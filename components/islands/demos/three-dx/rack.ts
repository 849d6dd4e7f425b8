import { playLoop } from "#components/islands/demos/sound/play-loop.ts";
import { type Scene, sceneTracks } from "#components/islands/demos/sound/scenes.ts";
import type { Stage } from "#components/islands/demos/sound/stage.ts";
import { tap } from "#components/islands/demos/sound/taps.ts";
import { coordinates, NEAREST, type Place } from "./place.ts";

/** Seconds in which the source glides to a new place: jumps between the filters of two directions would click. */
const GLIDE = 0.02;
const REFERENCE = NEAREST * 2;
/** How much louder the binaural panner is than the other, straight ahead, over a whole loop of the tune; measured as in ../hpl/rack.ts. */
const MATCHED = 10 ** (1.35 / 20);

/** Ordinary panning: the levels of two sides, nothing else. */
export type Panning = "ordinary" | "binaural";

/** By the ears' own filters, which every browser carries. */
const binauralAt = (context: BaseAudioContext, place: Place) => {
  const [positionX, positionY, positionZ] = coordinates(place);
  return new PannerNode(context, {
    panningModel: "HRTF",
    distanceModel: "inverse",
    refDistance: REFERENCE,
    rolloffFactor: 1,
    positionX,
    positionY,
    positionZ,
  });
};
const panOf = ({ azimuth }: Place) => Math.sin((azimuth * Math.PI) / 180);

/** A sound at a place around the head, by either kind of panning; ahead of the listener both are equally loud. */
export function threeDxRack({ context, input }: Stage, place: Place) {
  const rate = context.sampleRate;
  const panner = binauralAt(context, place);
  const plain = new StereoPannerNode(context, { pan: panOf(place) });
  const sides = { binaural: new GainNode(context), ordinary: new GainNode(context, { gain: 0 }) };
  const distance = new GainNode(context, { gain: MATCHED });
  const both = new GainNode(context);
  panner.connect(sides.binaural).connect(both);
  plain.connect(distance).connect(sides.ordinary).connect(both);
  both.connect(input);
  let playing: AudioBufferSourceNode | undefined;
  const glide = (parameter: AudioParam, value: number) => parameter.setTargetAtTime(value, context.currentTime, GLIDE);
  return {
    ears: tap(both),
    choose(scene: Scene) {
      playing?.disconnect();
      playing?.stop();
      playing = playLoop(context, sceneTracks(scene, rate));
      playing.connect(panner);
      playing.connect(plain);
    },
    compare(panning: Panning) {
      glide(sides.binaural.gain, panning === "binaural" ? 1 : 0);
      glide(sides.ordinary.gain, panning === "ordinary" ? 1 : 0);
    },
    moveTo(place: Place) {
      const [x, y, z] = coordinates(place);
      glide(panner.positionX, x);
      glide(panner.positionY, y);
      glide(panner.positionZ, z);
      glide(plain.pan, panOf(place));
      // The law of the other panner.
      glide(distance.gain, MATCHED * Math.min(1, REFERENCE / place.distance));
    },
  };
}
