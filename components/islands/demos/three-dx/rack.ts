import { playLoop } from "#components/islands/demos/sound/play-loop.ts";
import { walkingTune } from "#components/islands/demos/sound/phrases.ts";
import type { Stage } from "#components/islands/demos/sound/stage.ts";
import { tap } from "#components/islands/demos/sound/taps.ts";
import { coordinates, NEAREST, type Place } from "./place.ts";

/** Seconds in which the source glides to a new place: jumps between the filters of two directions would click. */
const GLIDE = 0.02;

/** A tune at a place around the head, by the ears' own filters that every browser carries. */
export function threeDxRack({ context, input }: Stage, place: Place) {
  const [positionX, positionY, positionZ] = coordinates(place);
  const panner = new PannerNode(context, {
    panningModel: "HRTF",
    distanceModel: "inverse",
    refDistance: NEAREST * 2,
    rolloffFactor: 1,
    positionX,
    positionY,
    positionZ,
  });
  playLoop(context, walkingTune(context.sampleRate)).connect(panner).connect(input);
  return {
    ears: tap(panner),
    moveTo(place: Place) {
      const [x, y, z] = coordinates(place);
      panner.positionX.setTargetAtTime(x, context.currentTime, GLIDE);
      panner.positionY.setTargetAtTime(y, context.currentTime, GLIDE);
      panner.positionZ.setTargetAtTime(z, context.currentTime, GLIDE);
    },
  };
}
