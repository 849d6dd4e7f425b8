/** The token of a mailed link: the loader has taken it out of the address, and the tab's history keeps it through a reload. */
export function mailToken(): string | undefined {
  const state: unknown = window.history.state;
  const kept = typeof state === "object" && state !== null && "token" in state ? state.token : undefined;
  if (typeof kept === "string") return kept;
  // The loader reads it here, and so does the live preview, which has no loader. Some mail programs take a mark behind the link for its
  // end, as in <https://…>; tokens end with a letter or a figure.
  return new URLSearchParams(window.location.search).get("token")?.replace(/[^\w-]+$/u, "");
}
