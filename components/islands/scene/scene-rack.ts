import { bufferOf } from "#components/islands/demos/sound/play-loop.ts";
import type { Stage } from "#components/islands/demos/sound/stage.ts";
import { coordinates } from "#components/islands/demos/three-dx/place.ts";
import { SCENE_SECONDS, turnOf, type Voice } from "./scene-paths.ts";
import { sceneTracks } from "./scene-tracks.ts";

/** Points of each path. The browser connects them, so that directions change without steps. */
const POINTS = 240;

/** The scene: each voice at a place around the head, moved by the audio clock, so that a busy page does not disturb it. */
export function sceneRack({ context, input }: Stage, voices: readonly Voice[]) {
  const buffers = sceneTracks(context.sampleRate).map((track) => bufferOf([track], context.sampleRate));
  let sounding: AudioBufferSourceNode[] = [];
  let beginning = 0;
  return {
    /** Plays from the beginning. */
    start() {
      for (const source of sounding) source.disconnect();
      beginning = context.currentTime;
      sounding = voices.flatMap((voice, place) => {
        const buffer = buffers[place];
        if (buffer === undefined) return [];
        const source = new AudioBufferSourceNode(context, { buffer });
        source.connect(movingPanner(context, voice, place, beginning)).connect(input);
        source.start(beginning);
        return [source];
      });
    },
    /** The share of the scene that has passed: 1 at the end. */
    progress: () => (context.currentTime - beginning) / SCENE_SECONDS,
  };
}

function movingPanner(context: AudioContext, { azimuth, distance }: Voice, place: number, beginning: number): PannerNode {
  const panner = new PannerNode(context, { panningModel: "HRTF", distanceModel: "inverse", refDistance: 0.8 });
  const path = Array.from({ length: POINTS }, (_, point) =>
    coordinates({ azimuth: azimuth + turnOf(place, point / (POINTS - 1)), elevation: 0, distance }),
  );
  for (const [axis, param] of [panner.positionX, panner.positionY, panner.positionZ].entries())
    param.setValueCurveAtTime(
      path.map((at) => at[axis] ?? 0),
      beginning,
      SCENE_SECONDS,
    );
  return panner;
}
