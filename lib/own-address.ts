/**
 * Whether an address is within the site: an absolute path or an anchor. Browsers remove tabs and line breaks from addresses and treat
 * a backslash as a slash, so `/<tab>/host` and `/\host` would leave the site and are refused.
 */
export function isOwnAddress(address: string): boolean {
  return /^(?:#|\/(?![/\\]))[^\s\\\p{Cc}]*$/u.test(address);
}
