/** How long after the release of a pointer its click may come: a finger's click is an event of its own. Milliseconds. */
const CLICK_MS = 100;
const INTERVAL_MS = 20;

/** What the last press was on, and when it is over. */
let target: Node | null = null;
let end = 0;

/** Notes where a pointer is down, from now on. A menu takes the release of the press that opens it. */
export function watchPresses(): void {
  for (const type of ["pointerdown", "pointerup", "pointercancel", "contextmenu"])
    document.addEventListener(
      type,
      (event) => {
        const isDown = type === "pointerdown";
        if (isDown) target = event.target as Node;
        end = isDown ? Infinity : performance.now() + CLICK_MS;
      },
      { capture: true },
    );
}

/** Returns when no pointer is down in an element, nor has just been lifted: a press of what is replaced meanwhile is no click. */
export async function pressEnd(element: Element): Promise<void> {
  while (performance.now() < end && element.contains(target))
    await new Promise((resolve) => {
      setTimeout(resolve, INTERVAL_MS);
    });
}
