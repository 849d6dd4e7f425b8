import { earsOf } from "#components/islands/demos/sound/ears-of.ts";
import { inTurn } from "#components/islands/demos/sound/in-turn.ts";
import { bufferOf } from "#components/islands/demos/sound/play-loop.ts";
import type { Stage } from "#components/islands/demos/sound/stage.ts";
import { coordinates } from "#components/islands/demos/three-dx/place.ts";
import { SCENE_SECONDS, turnOf, type Voice } from "./scene-paths.ts";
import { sceneTracks } from "./scene-tracks.ts";

/** Points of each path. The browser connects them, so that directions change without steps. */
const POINTS = 240;
/** Seconds before the first note, which would lose its beginning while the stage rises. */
const LEAD = 0.1;

/** The scene: each voice at a place around the head, moved by the audio clock, so that a busy page does not disturb it. */
export async function sceneRack({ context, input }: Stage, voices: readonly Voice[]) {
  const buffers = sceneTracks(context.sampleRate).map((track) => bufferOf([track], context.sampleRate));
  const next = inTurn(input);
  let beginning = 0;
  await earsOf(context);
  return {
    /** Plays from the beginning. */
    start() {
      beginning = context.currentTime + LEAD;
      const sources = buffers.slice(0, voices.length).map((buffer) => new AudioBufferSourceNode(context, { buffer }));
      const output = next(sources);
      for (const [place, source] of sources.entries()) {
        const voice = voices[place];
        if (voice !== undefined) source.connect(movingPanner(context, voice, place, beginning)).connect(output);
        source.start(beginning);
      }
    },
    /** The share of the scene that has passed: 1 at the end. */
    progress: () => (context.currentTime - beginning) / SCENE_SECONDS,
  };
}

function movingPanner(context: AudioContext, { azimuth, distance }: Voice, place: number, beginning: number): PannerNode {
  const path = Array.from({ length: POINTS }, (_, point) =>
    coordinates({ azimuth: azimuth + turnOf(place, point / (POINTS - 1)), elevation: 0, distance }),
  );
  const [positionX, positionY, positionZ] = coordinates({ azimuth, elevation: 0, distance });
  const panner = new PannerNode(context, { panningModel: "HRTF", refDistance: 0.8, positionX, positionY, positionZ });
  for (const [axis, param] of [panner.positionX, panner.positionY, panner.positionZ].entries())
    param.setValueCurveAtTime(
      path.map((at) => at[axis] ?? 0),
      beginning,
      SCENE_SECONDS,
    );
  return panner;
}
