/** Pages that have little in common, without language. */
export const UNLIKE_PAGES = [
  "/",
  "/products",
  "/support",
  "/3dx",
  "/hpl2-processor",
  "/3dx/releases",
  "/3dx/download",
  "/support/editions-and-upgrades",
] as const;

/** No page, in any language. */
export const NO_PAGE = "/nothing-here";
