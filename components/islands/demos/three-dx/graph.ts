import type { AudioOutput } from "#components/islands/demos/sound/audio-output.ts";
import { tuneLoop } from "#components/islands/demos/sound/loops.ts";
import { playLoop } from "#components/islands/demos/sound/play-loop.ts";
import { analyseStereo } from "#components/islands/demos/sound/stereo-analyser.ts";
import { coordinates, MIN_DISTANCE, type Position } from "./position.ts";

/** Time constant of position changes in seconds, against clicks. */
const GLIDE = 0.02;

/** The audio graph of a loop at a position around the head, with the browser's head-related transfer functions. */
export function buildThreeDxGraph({ context, input }: AudioOutput, position: Position) {
  const [positionX, positionY, positionZ] = coordinates(position);
  const panner = new PannerNode(context, {
    panningModel: "HRTF",
    distanceModel: "inverse",
    refDistance: MIN_DISTANCE * 2,
    rolloffFactor: 1,
    positionX,
    positionY,
    positionZ,
  });
  playLoop(context, tuneLoop(context.sampleRate)).connect(panner).connect(input);
  return {
    ears: analyseStereo(panner),
    moveTo(position: Position) {
      const [x, y, z] = coordinates(position);
      panner.positionX.setTargetAtTime(x, context.currentTime, GLIDE);
      panner.positionY.setTargetAtTime(y, context.currentTime, GLIDE);
      panner.positionZ.setTargetAtTime(z, context.currentTime, GLIDE);
    },
  };
}
