/** A running deployment that is checked from outside. */
export type Site = {
  origin: string;
  /** Requests a path of it, and follows no redirect. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
};
