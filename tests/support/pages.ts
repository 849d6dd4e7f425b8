/** Pages of the fixture site that have little in common, without language. */
export const UNLIKE_PAGES = [
  "/",
  "/products",
  "/support",
  "/lantern",
  "/lens",
  "/lantern/releases",
  "/lantern/download",
  "/support/editions-and-upgrades",
] as const;

/** No page, in any language. */
export const NO_PAGE = "/nothing-here";
