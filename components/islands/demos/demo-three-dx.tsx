"use client";

import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Instrument, type InstrumentWords } from "./parts/instrument.tsx";
import { Slider } from "./parts/slider.tsx";
import { decibels, SILENCE } from "./sound/taps.ts";
import { useSound } from "./sound/use-sound.ts";
import { drawEar, EarMeters } from "./three-dx/ear-meters.tsx";
import { drawWaves, Field } from "./three-dx/field.tsx";
import { directionText, type DirectionWords, FARTHEST, NEAREST, type Place, placeAt, turned } from "./three-dx/place.ts";
import { threeDxRack } from "./three-dx/rack.ts";

type Props = {
  /** BCP 47, for the decimal sign. */
  language: string;
  words: InstrumentWords & { direction: string; directions: DirectionWords; elevation: string; distance: string };
};

/** Keys turn the source by so many degrees; with Page Up and Page Down by as many as between two loudspeakers. */
const STEP = 5;
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: STEP,
  ArrowUp: STEP,
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  PageUp: 30,
  PageDown: -30,
};

/** 3DX in small: a sound that a finger, or the arrow keys, carry around the head. */
export function DemoThreeDx({ language, words }: Props) {
  const [place, setPlace] = useState<Place>({ azimuth: 50, elevation: 0, distance: 1.2 });
  const waves = useRef<SVGGElement>(null);
  const meters = useRef<SVGGElement>(null);
  const show = (left: number, right: number) => {
    drawEar(meters.current, "left", left);
    drawEar(meters.current, "right", right);
    drawWaves(waves.current, Math.max(left, right));
  };
  const sound = useSound({
    assemble: (stage) => threeDxRack(stage, place),
    draw({ ears }) {
      ears.listen();
      show(decibels(ears.left), decibels(ears.right));
    },
    rest() {
      show(SILENCE, SILENCE);
    },
  });
  const { rack } = sound;
  useEffect(() => {
    rack?.moveTo(place);
  }, [rack, place]);

  const carry = (event: PointerEvent<SVGSVGElement>) => {
    const { currentTarget, clientX, clientY } = event;
    const at = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse());
    setPlace((before) => ({ ...before, ...placeAt(at.x, at.y) }));
  };
  const metres = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

  return (
    <Instrument
      {...sound}
      words={words}
      picture={
        <div className="relative">
          <input
            type="range"
            min={-180}
            max={180}
            value={place.azimuth}
            autoComplete="off"
            aria-label={words.direction}
            aria-valuetext={directionText(place.azimuth, words.directions)}
            className="peer pointer-events-none absolute inset-0 m-0 size-full opacity-0"
            onKeyDown={(event) => {
              const turn = KEYS[event.key] ?? (event.key === "Home" ? -place.azimuth : undefined);
              if (turn === undefined) return;
              // The circle has no end, where the range would stop.
              event.preventDefault();
              setPlace({ ...place, azimuth: turned(place.azimuth + turn) });
            }}
            onChange={({ currentTarget }) => {
              setPlace({ ...place, azimuth: turned(Number(currentTarget.value)) });
            }}
          />
          <svg
            viewBox="-360 -318 720 636"
            className="block w-full cursor-grab rounded-md outline-offset-4 peer-focus-visible:outline-2 peer-focus-visible:outline-signal active:cursor-grabbing"
            aria-hidden="true"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              carry(event);
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) carry(event);
            }}
          >
            <Field place={place} waves={waves} />
            <EarMeters meters={meters} />
          </svg>
        </div>
      }
    >
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
        onChange={(elevation) => {
          setPlace((before) => ({ ...before, elevation }));
        }}
      />
      <Slider
        id="demo-distance"
        label={words.distance}
        value={place.distance}
        text={`${metres.format(place.distance)} m`}
        min={NEAREST}
        max={FARTHEST}
        step={0.1}
        onChange={(distance) => {
          setPlace((before) => ({ ...before, distance }));
        }}
      />
    </Instrument>
  );
}
