/** What the loader and islands need to know about pages that a mailed link opens. */

/** Events that a visitor causes and a mail scanner, which only opens the address, does not. */
export const USER_EVENTS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/** The token of the mailed link that opened the page. The loader moves it from the address to the state of the tab's history entry. */
export function mailedToken(): string | undefined {
  const state: unknown = window.history.state;
  const token = typeof state === "object" && state !== null && "token" in state ? state.token : undefined;
  // The preview has no loader: there it stays in the address.
  return typeof token === "string" ? token : (new URLSearchParams(window.location.search).get("token") ?? undefined);
}
