/** Addresses in a rendered document that stand for files which are made later, so that a new file needs no new rendering. */

/** The stylesheet of the page's kind. */
export const STYLESHEET_PLACE = "/page.css";
export const LOADER_PLACE = "/loader.js";
