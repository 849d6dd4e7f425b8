"use client";

import { useEffect, useRef, useState } from "react";
import { drawEars, EarMeters } from "./parts/ear-meters.tsx";
import { Instrument, type InstrumentWords } from "./parts/instrument.tsx";
import type { Scene } from "./sound/scenes.ts";
import { decibels, SILENCE } from "./sound/taps.ts";
import { useSound } from "./sound/use-sound.ts";
import { Controls, type ControlWords } from "./three-dx/controls.tsx";
import { DirectionField } from "./three-dx/direction-field.tsx";
import { drawWaves, Field } from "./three-dx/field.tsx";
import { type Place, turned } from "./three-dx/place.ts";
import { type Panning, threeDxRack } from "./three-dx/rack.ts";
import { useOrbit } from "./three-dx/use-orbit.ts";

type Props = {
  /** BCP 47, for the decimal sign. */
  language: string;
  words: InstrumentWords & ControlWords;
};

/** 3DX in small: a sound that circles the head once it plays, until a finger, or the arrow keys, carry it; by ordinary panning and by the ears. */
export function DemoThreeDx({ language, words }: Props) {
  const [place, setPlace] = useState<Place>({ azimuth: 50, elevation: 0, distance: 1.2 });
  const [panning, setPanning] = useState<Panning>("binaural");
  const [scene, setScene] = useState<Scene>("tune");
  const orbit = useOrbit(setPlace);
  const waves = useRef<SVGGElement>(null);
  const meters = useRef<SVGGElement>(null);
  const show = (left: number, right: number) => {
    drawEars(meters.current, left, right);
    drawWaves(waves.current, Math.max(left, right));
  };
  const sound = useSound({
    assemble: (stage) => threeDxRack(stage, place),
    draw({ ears }) {
      ears.listen();
      show(decibels(ears.left), decibels(ears.right));
      orbit.step();
    },
    rest: () => show(SILENCE, SILENCE),
  });
  const { rack } = sound;
  useEffect(() => rack?.moveTo(place), [rack, place]);
  useEffect(() => rack?.compare(panning), [rack, panning]);
  useEffect(() => rack?.choose(scene), [rack, scene]);

  const moveTo = (to: Partial<Place>) => {
    orbit.hold();
    setPlace((before) => ({ ...before, ...to }));
  };
  const turn = (by: number | "ahead") => {
    orbit.hold();
    setPlace((before) => ({ ...before, azimuth: by === "ahead" ? 0 : turned(before.azimuth + by) }));
  };
  const toggle = () => {
    orbit.begin();
    sound.toggle();
  };

  return (
    <Instrument
      {...sound}
      toggle={toggle}
      words={words}
      picture={
        <DirectionField place={place} label={words.direction} words={words.directions} onCarry={moveTo} onTurn={turn}>
          <Field place={place} waves={waves} height={words.elevation} />
          <EarMeters meters={meters} at={372} />
        </DirectionField>
      }
    >
      <Controls
        language={language}
        words={words}
        place={place}
        panning={panning}
        scene={scene}
        onPlace={(change) => setPlace((before) => ({ ...before, ...change }))}
        onPanning={setPanning}
        onScene={setScene}
      />
    </Instrument>
  );
}
