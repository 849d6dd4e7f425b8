/** One page of each kind, by its path without language. */
export const ONE_OF_EACH_KIND = [
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
