import { Segments } from "#components/islands/demos/parts/segments.tsx";
import { Slider } from "#components/islands/demos/parts/slider.tsx";
import type { Scene } from "#components/islands/demos/sound/scenes.ts";
import { directionText, type DirectionWords, FARTHEST, NEAREST, type Place } from "./place.ts";
import type { Panning } from "./rack.ts";

export type ControlWords = {
  /** The product's name. */
  title: string;
  direction: string;
  directions: DirectionWords;
  elevation: string;
  distance: string;
  compare: string;
  ordinary: string;
  source: string;
  sources: Record<Scene, string>;
};

type Props = {
  language: string;
  words: ControlWords;
  place: Place;
  panning: Panning;
  scene: Scene;
  onPlace: (change: Partial<Place>) => void;
  onPanning: (panning: Panning) => void;
  onScene: (scene: Scene) => void;
};

/** What is heard, how it is panned, and where it is. */
export function Controls({ language, words, place, panning, scene, onPlace, onPanning, onScene }: Props) {
  const metres = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <Segments
        id="demo-panning"
        label={words.compare}
        value={panning}
        options={{ ordinary: words.ordinary, binaural: words.title }}
        onChange={onPanning}
      />
      <Segments id="demo-scene" label={words.source} value={scene} options={words.sources} onChange={onScene} />
      <p className="flex items-baseline justify-between gap-4 text-small" aria-hidden="true">
        <span className="text-mute">{words.direction}</span>
        <span className="text-right font-semibold tabular-nums">{directionText(place.azimuth, words.directions)}</span>
      </p>
      <Slider
        id="demo-elevation"
        label={words.elevation}
        value={place.elevation}
        text={`${place.elevation < 0 ? "−" : ""}${Math.abs(place.elevation)}°`}
        min={-45}
        max={90}
        step={5}
        from={0}
        mark={15}
        onChange={(elevation) => onPlace({ elevation })}
      />
      <Slider
        id="demo-distance"
        label={words.distance}
        value={place.distance}
        text={`${metres.format(place.distance)} m`}
        min={NEAREST}
        max={FARTHEST}
        step={0.1}
        onChange={(distance) => onPlace({ distance })}
      />
    </>
  );
}
