/** Starts and stops a demonstration. It is silent until it is pressed, and again as soon as its visitor leaves it. */
import { useEffect, useRef, useState } from "react";
import { buildStage, type Stage } from "./stage.ts";

/** Pictures a second with reduced motion: readings stay true, and nothing moves smoothly. */
const CALM = 3;

type Status = "silent" | "starting" | "playing" | "unavailable";

type Options<Rack> = {
  /** Builds what sounds, once, at the first press. */
  assemble: (stage: Stage) => Rack | Promise<Rack>;
  /** Called each time before it sounds. */
  start?: (rack: Rack) => void;
  /** Draws what is heard now, picture by picture. */
  draw: (rack: Rack) => void;
  /** Draws silence. Without it the last picture stays. */
  rest?: () => void;
};

/** Stops what sounds on the page now: there is one sound at a time. */
let stopCurrent = (): void => undefined;

/** `rack` is what was assembled; nothing before the first press. */
export type Sound = ReturnType<typeof useSound>;

export function useSound<Rack>({ assemble, start, draw, rest }: Options<Rack>) {
  /** The demonstration's element: scrolled out of sight, it stops. */
  const instrument = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<Status>("silent");
  const [rack, setRack] = useState<Rack>();
  const stage = useRef<Stage>(undefined);
  const building = useRef<Promise<Rack>>(undefined);
  const latest = useRef({ start, draw, rest });
  useEffect(() => {
    latest.current = { start, draw, rest };
  });

  const assembleOn = async (on: Stage) => assemble(on);
  const play = async () => {
    setStatus("starting");
    let current: Stage | undefined;
    try {
      stage.current ??= buildStage();
      current = stage.current;
      const opened = current.open();
      building.current ??= assembleOn(current);
      const [built] = await Promise.all([building.current, opened]);
      setRack(() => built);
      latest.current.start?.(built);
      current.rise();
      setStatus("playing");
    } catch {
      // The next press tries again on a stage of its own: what was assembled is connected to this one.
      current?.close();
      if (stage.current === current) {
        stage.current = undefined;
        building.current = undefined;
      }
      setStatus("unavailable");
    }
  };

  useEffect(() => {
    const [element, context] = [instrument.current, stage.current?.context];
    if (status !== "playing" || element === null || context === undefined) return;
    const leave = () => {
      setStatus("silent");
      void stage.current?.fall();
    };
    const listening = new AbortController();
    const { signal } = listening;
    const leaveWhenHidden = () => {
      if (document.visibilityState === "hidden") leave();
    };
    // A song's or a video's player takes the focus.
    const leaveForPlayer = () => {
      if (document.activeElement instanceof HTMLIFrameElement) leave();
    };
    // A telephone call, for example, takes the loudspeakers away.
    const leaveWhenInterrupted = () => {
      if (context.state !== "running") leave();
    };
    stopCurrent();
    stopCurrent = leave;
    leaveWhenHidden();
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) leave();
    });
    sight.observe(element);
    document.addEventListener("visibilitychange", leaveWhenHidden, { signal });
    window.addEventListener("pagehide", leave, { signal });
    window.addEventListener("blur", leaveForPlayer, { signal });
    context.addEventListener("statechange", leaveWhenInterrupted, { signal });
    return () => {
      if (stopCurrent === leave) stopCurrent = () => undefined;
      sight.disconnect();
      listening.abort();
    };
  }, [status]);

  useEffect(() => {
    if (status !== "playing" || rack === undefined) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
    let last = -Infinity;
    let request = requestAnimationFrame(function picture(now) {
      if (!calm.matches || now - last >= 1000 / CALM) {
        last = now;
        latest.current.draw(rack);
      }
      request = requestAnimationFrame(picture);
    });
    const drawn = latest;
    return () => {
      cancelAnimationFrame(request);
      drawn.current.rest?.();
    };
  }, [status, rack]);

  useEffect(
    () => () => {
      stage.current?.close();
      // React's strict mode leaves and comes back: the next press opens a stage of its own.
      stage.current = undefined;
      building.current = undefined;
    },
    [],
  );

  return {
    instrument,
    rack,
    isPlaying: status === "playing",
    isUnavailable: status === "unavailable",
    toggle: () => {
      // A browser that has not let it start yet hears the press again.
      if (status === "playing") stopCurrent();
      else void play();
    },
  };
}
