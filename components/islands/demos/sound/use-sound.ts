import { useCallback, useEffect, useRef, useState } from "react";
import { createAudioOutput, type AudioOutput } from "./audio-output.ts";

/** Frames per second when the visitor prefers reduced motion. */
const REDUCED_MOTION_FPS = 3;

type Status = "silent" | "starting" | "playing" | "unavailable";

type Options<Graph> = {
  /** Builds the audio graph; called once, at the first press. */
  buildGraph: (output: AudioOutput) => Graph | Promise<Graph>;
  /** Draws one frame of the current sound. */
  draw: (graph: Graph) => void;
  /** Called when the sound stops. Without it the last frame stays. */
  drawSilence?: () => void;
};

/** `graph` is undefined before the first press. */
export type Sound = ReturnType<typeof useSound>;

/** The sound of a demonstration. It starts with a press and stops with another one, or when the demonstration is no longer visible. */
export function useSound<Graph>({ buildGraph, draw, drawSilence }: Options<Graph>) {
  const frame = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<Status>("silent");
  const [graph, setGraph] = useState<Graph>();
  const output = useRef<AudioOutput>(undefined);
  const building = useRef<Promise<Graph>>(undefined);
  const latest = useRef({ draw, drawSilence });
  useEffect(() => {
    latest.current = { draw, drawSilence };
  });

  const play = async () => {
    setStatus("starting");
    try {
      output.current ??= createAudioOutput();
      const current = output.current;
      const resumed = current.resume();
      building.current ??= Promise.resolve(buildGraph(current));
      const built = await building.current;
      setGraph(() => built);
      await resumed;
      current.fadeIn();
      setStatus("playing");
    } catch {
      setStatus("unavailable");
    }
  };
  const stop = useCallback(() => {
    setStatus("silent");
    void output.current?.fadeOut();
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (status !== "playing" || element === null) return;
    const stopWhenHidden = () => {
      if (document.visibilityState === "hidden") stop();
    };
    const visibility = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) stop();
    });
    visibility.observe(element);
    document.addEventListener("visibilitychange", stopWhenHidden);
    window.addEventListener("pagehide", stop);
    return () => {
      visibility.disconnect();
      document.removeEventListener("visibilitychange", stopWhenHidden);
      window.removeEventListener("pagehide", stop);
    };
  }, [status, stop]);

  useEffect(() => {
    if (status !== "playing" || graph === undefined) return;
    const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
    let last = -Infinity;
    let request = requestAnimationFrame(function drawFrame(now) {
      if (!reducedMotion.matches || now - last >= 1000 / REDUCED_MOTION_FPS) {
        last = now;
        latest.current.draw(graph);
      }
      request = requestAnimationFrame(drawFrame);
    });
    const callbacks = latest;
    return () => {
      cancelAnimationFrame(request);
      callbacks.current.drawSilence?.();
    };
  }, [status, graph]);

  useEffect(
    () => () => {
      output.current?.close();
      // In strict mode effects run twice: the next press creates a new output.
      output.current = undefined;
      building.current = undefined;
    },
    [],
  );

  return {
    frame,
    graph,
    isPlaying: status === "playing",
    isUnavailable: status === "unavailable",
    toggle: () => {
      // While starting, another press tries again: a browser may have blocked the first attempt.
      if (status === "playing") stop();
      else void play();
    },
  };
}
