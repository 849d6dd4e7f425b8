/**
 * Whether an address stays within the site: a path from the root, or an anchor. Browsers drop tabs and line breaks from an
 * address, and read a back-slash as a slash, so that `/<tab>/host` and `/\host` leave the site: both are refused here.
 */
export const isOwnAddress = (address: string): boolean => /^(?:#|\/(?![/\\]))[^\s\\\p{Cc}]*$/u.test(address);
