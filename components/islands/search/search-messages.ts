import type { PageKind } from "#lib/search/search-index.ts";

/** The labels of the search, handed in by the page. */
export type SearchMessages = {
  label: string;
  placeholder: string;
  open: string;
  close: string;
  searching: string;
  none: string;
  /** Holds `#` where the number of results goes. */
  count: string;
  failed: string;
  all: string;
  standIn?: string;
  groups: Record<PageKind, string>;
  kindFilter: string;
  everything: string;
  productFilter: string;
  allProducts: string;
  popular: string;
  recent: string;
  forget: string;
  contact: string;
  report: string;
  reported: string;
  notReported: string;
};
