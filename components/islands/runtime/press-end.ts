/** How long after the release of a pointer its click may come: a finger's click is an event of its own. Milliseconds. */
const CLICK_MS = 100;
const INTERVAL_MS = 20;

let target: EventTarget | null = null;
/** When the press of the target is over. */
let end = 0;

const listen = (types: readonly string[], note: (event: Event) => void) => {
  for (const type of types) document.addEventListener(type, note, { capture: true, passive: true });
};

/** Notes where a pointer is down, from now on. */
export function watchPresses(): void {
  listen(["pointerdown"], (event) => {
    target = event.target;
    end = Infinity;
  });
  // A menu takes the release for itself.
  listen(["pointerup", "pointercancel", "contextmenu"], () => {
    end = performance.now() + CLICK_MS;
  });
}

/** Returns when no pointer is down in an element, nor has just been lifted: a press of what is replaced meanwhile is no click. */
export async function pressEnd(element: Element): Promise<void> {
  while (performance.now() < end && target instanceof Node && element.contains(target))
    await new Promise((resolve) => {
      setTimeout(resolve, INTERVAL_MS);
    });
}
