/** A press that lasts longer is no click: the pointer has dragged, or opened a menu, which takes its release. Milliseconds. */
const LONGEST_PRESS_MS = 5_000;
/** How long after the release of a pointer its click may come: a finger's click is an event of its own. Milliseconds. */
const CLICK_MS = 100;
const INTERVAL_MS = 20;

/** When the last press is over. */
let end = 0;

/** Notes presses from now on. */
export function watchPresses(): void {
  for (const type of ["pointerdown", "pointerup", "pointercancel"])
    document.addEventListener(
      type,
      () => {
        end = performance.now() + (type === "pointerdown" ? LONGEST_PRESS_MS : CLICK_MS);
      },
      { capture: true },
    );
}

/** Returns when no pointer is down, nor has just been lifted: a press of an element that is replaced meanwhile is no click. */
export async function pressEnd(): Promise<void> {
  while (performance.now() < end) await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
}
