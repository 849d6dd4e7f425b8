import { earsOf } from "#components/islands/demos/sound/ears-of.ts";
import { inTurn } from "#components/islands/demos/sound/in-turn.ts";
import { playLoop } from "#components/islands/demos/sound/play-loop.ts";
import { type Scene, sceneTracks } from "#components/islands/demos/sound/scenes.ts";
import type { Stage } from "#components/islands/demos/sound/stage.ts";
import { tap } from "#components/islands/demos/sound/taps.ts";
import { coordinates, NEAREST, type Place } from "./place.ts";

/** Seconds in which the source glides to a new place: jumps between the filters of two directions would click. */
const GLIDE = 0.02;
/** How fast it grows softer with distance: by 9.5 dB from the nearest place to the farthest. */
const ROLLOFF = 0.5;
/** The inverse law, as the panner has it. */
const levelAt = (distance: number) => NEAREST / (NEAREST + ROLLOFF * (distance - NEAREST));
/** Gives back what the distance takes away where the source is at first. */
const PRESENCE = 10 ** (4 / 20);
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
    refDistance: NEAREST,
    rolloffFactor: ROLLOFF,
    positionX,
    positionY,
    positionZ,
  });
};
const panOf = ({ azimuth }: Place) => Math.sin((azimuth * Math.PI) / 180);

/** A sound at a place around the head, by either kind of panning; ahead of the listener both are equally loud. */
export async function threeDxRack({ context, input }: Stage, place: Place) {
  await earsOf(context);
  const panner = binauralAt(context, place);
  const plain = new StereoPannerNode(context, { pan: panOf(place) });
  const sides = { binaural: new GainNode(context), ordinary: new GainNode(context, { gain: 0 }) };
  const distance = new GainNode(context, { gain: MATCHED });
  const both = new GainNode(context);
  const source = new GainNode(context, { gain: PRESENCE });
  source.connect(panner);
  source.connect(plain);
  const next = inTurn(source);
  panner.connect(sides.binaural).connect(both);
  plain.connect(distance).connect(sides.ordinary).connect(both);
  both.connect(input);
  const glide = (parameter: AudioParam, value: number) => parameter.setTargetAtTime(value, context.currentTime, GLIDE);
  return {
    ears: tap(both),
    choose(scene: Scene) {
      const playing = playLoop(context, sceneTracks(scene, context.sampleRate));
      playing.connect(next([playing]));
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
      glide(distance.gain, MATCHED * levelAt(place.distance));
    },
  };
}
