const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/**
 * Calls back whenever somebody does on the page what people do, and mail scanners, which only open its address, do not. A pointer must have
 * moved: Chromium reports one where it stands, and without a window at the page's corner.
 */
export function onPersonSign(callback: () => void, signal?: AbortSignal): void {
  const onSign = (event: Event) => {
    if (event.type !== "pointermove" || (event as PointerEvent).movementX !== 0 || (event as PointerEvent).movementY !== 0) callback();
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { capture: true, passive: true, signal });
}
