/** The token of a mailed link: the loader has taken it out of the address, and the tab's history keeps it through a reload. */
export function mailToken(): string | undefined {
  const state: unknown = window.history.state;
  const kept = typeof state === "object" && state !== null && "token" in state ? state.token : undefined;
  // Without the loader, as in the live preview, it still stands in the address.
  return typeof kept === "string" ? kept : (new URLSearchParams(window.location.search).get("token") ?? undefined);
}
