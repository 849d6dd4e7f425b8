import { mailedToken } from "#components/islands/mailed-link.ts";

/**
 * The address of the current page in another language, with query, heading and the token of a mailed link.
 *
 * @param path The page's path in the other language.
 */
export function samePlaceAt(path: string): string {
  const address = new URL(path, window.location.href);
  address.search = window.location.search;
  const token = mailedToken();
  if (token !== undefined) address.searchParams.set("token", token);
  address.hash = sharedAnchor() ?? window.location.hash;
  return address.href;
}

/** The anchor of the current heading that every language has: that of the source language, if the heading has another one itself. */
function sharedAnchor(): string | undefined {
  // Like a browser: escapes that are no valid UTF-8 are kept as they are.
  const anchor = window.location.hash.slice(1).replace(/(?:%[0-9A-F]{2})+/giu, (code) => {
    try {
      return decodeURIComponent(code);
    } catch {
      return code;
    }
  });
  return document.getElementById(anchor)?.querySelector("[data-alias]")?.id;
}
