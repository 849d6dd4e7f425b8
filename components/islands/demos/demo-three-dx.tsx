"use client";

import { type PointerEvent, useEffect, useRef, useState } from "react";
import { DemoFrame, type FrameLabels } from "./parts/demo-frame.tsx";
import { Slider } from "./parts/slider.tsx";
import { decibels, SILENCE } from "./sound/stereo-analyser.ts";
import { useSound } from "./sound/use-sound.ts";
import { drawEar, EarMeters } from "./three-dx/ear-meters.tsx";
import { drawWaves, Field } from "./three-dx/field.tsx";
import { buildThreeDxGraph } from "./three-dx/graph.ts";
import {
  directionText,
  type DirectionLabels,
  MAX_DISTANCE,
  MIN_DISTANCE,
  type Position,
  positionAt,
  wrapAngle,
} from "./three-dx/position.ts";

type Props = {
  /** BCP 47 tag, for the decimal separator. */
  language: string;
  labels: FrameLabels & { direction: string; directions: DirectionLabels; elevation: string; distance: string };
};

/** Degrees by which a key turns the source. */
const STEP = 5;
const TURNS: Readonly<Record<string, number>> = {
  ArrowRight: STEP,
  ArrowUp: STEP,
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  PageUp: 30,
  PageDown: -30,
};

/** A small 3DX: a sound that the pointer or the arrow keys move around the head. */
export function DemoThreeDx({ language, labels }: Props) {
  const [position, setPosition] = useState<Position>({ azimuth: 50, elevation: 0, distance: 1.2 });
  const waves = useRef<SVGGElement>(null);
  const meters = useRef<SVGGElement>(null);
  const show = (left: number, right: number) => {
    drawEar(meters.current, "left", left);
    drawEar(meters.current, "right", right);
    drawWaves(waves.current, Math.max(left, right));
  };
  const sound = useSound({
    buildGraph: (output) => buildThreeDxGraph(output, position),
    draw({ ears }) {
      ears.update();
      show(decibels(ears.left), decibels(ears.right));
    },
    drawSilence() {
      show(SILENCE, SILENCE);
    },
  });
  const { graph } = sound;
  useEffect(() => {
    graph?.moveTo(position);
  }, [graph, position]);

  const moveToPointer = (event: PointerEvent<SVGSVGElement>) => {
    const { currentTarget, clientX, clientY } = event;
    const at = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse());
    setPosition((before) => ({ ...before, ...positionAt(at.x, at.y) }));
  };
  const metres = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

  return (
    <DemoFrame
      {...sound}
      labels={labels}
      picture={
        <div className="relative">
          <input
            type="range"
            min={-180}
            max={180}
            value={position.azimuth}
            autoComplete="off"
            aria-label={labels.direction}
            aria-valuetext={directionText(position.azimuth, labels.directions)}
            className="peer pointer-events-none absolute inset-0 m-0 size-full opacity-0"
            onKeyDown={(event) => {
              const turn = TURNS[event.key] ?? (event.key === "Home" ? -position.azimuth : undefined);
              if (turn === undefined) return;
              // The angle wraps around, where a range input would stop at its end.
              event.preventDefault();
              setPosition({ ...position, azimuth: wrapAngle(position.azimuth + turn) });
            }}
            onChange={({ currentTarget }) => {
              setPosition({ ...position, azimuth: wrapAngle(Number(currentTarget.value)) });
            }}
          />
          <svg
            viewBox="-360 -318 720 636"
            className="block w-full cursor-grab rounded-md outline-offset-4 peer-focus-visible:outline-2 peer-focus-visible:outline-signal active:cursor-grabbing"
            aria-hidden="true"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              moveToPointer(event);
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) moveToPointer(event);
            }}
          >
            <Field position={position} waves={waves} />
            <EarMeters meters={meters} />
          </svg>
        </div>
      }
    >
      <p className="flex items-baseline justify-between gap-4 text-small" aria-hidden="true">
        <span className="text-mute">{labels.direction}</span>
        <span className="text-right font-semibold tabular-nums">{directionText(position.azimuth, labels.directions)}</span>
      </p>
      <Slider
        id="demo-elevation"
        label={labels.elevation}
        value={position.elevation}
        text={`${position.elevation < 0 ? "−" : ""}${Math.abs(position.elevation)}°`}
        min={-45}
        max={90}
        step={5}
        from={0}
        mark={15}
        onChange={(elevation) => {
          setPosition((before) => ({ ...before, elevation }));
        }}
      />
      <Slider
        id="demo-distance"
        label={labels.distance}
        value={position.distance}
        text={`${metres.format(position.distance)} m`}
        min={MIN_DISTANCE}
        max={MAX_DISTANCE}
        step={0.1}
        onChange={(distance) => {
          setPosition((before) => ({ ...before, distance }));
        }}
      />
    </DemoFrame>
  );
}
