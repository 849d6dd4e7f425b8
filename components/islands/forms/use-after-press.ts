import { useEffect, useRef } from "react";

/** From a finger's leaving the screen until the browser's click, at most. Milliseconds. */
const UNTIL_CLICK = 400;

/**
 * For what a field says once it was left. If it was left by a press elsewhere, its words would come between press and release, and move what
 * is pressed away from under the pointer: browsers then report no click.
 *
 * @returns Runs a task: after the press that is under way, otherwise at once.
 */
export function useAfterPress(): (task: () => void) => void {
  /** What waits for the end of the press that is under way. */
  const waiting = useRef<(() => void)[]>(undefined);
  useEffect(() => {
    let timer: number | undefined;
    const begin = () => {
      window.clearTimeout(timer);
      waiting.current ??= [];
    };
    const end = () => {
      window.clearTimeout(timer);
      const tasks = waiting.current ?? [];
      waiting.current = undefined;
      for (const task of tasks) task();
    };
    // A press that moved away, or became scrolling, ends without a click; with a finger, fields are left just before it.
    const endSoon = () => {
      timer = window.setTimeout(end, UNTIL_CLICK);
    };
    const listening = new AbortController();
    const listen = (type: string, listener: () => void) =>
      window.addEventListener(type, listener, { capture: type === "pointerdown", signal: listening.signal });
    listen("pointerdown", begin);
    listen("pointerup", endSoon);
    listen("pointercancel", endSoon);
    listen("click", end);
    return () => {
      window.clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return (task) => {
    if (waiting.current === undefined) task();
    else waiting.current.push(task);
  };
}
