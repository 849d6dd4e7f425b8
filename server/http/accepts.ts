/** Value lists with qualities in request headers: `Accept-Encoding: br;q=1, gzip;q=0.5` (RFC 9110, section 12). */

/**
 * Whether a list contains a value without `q=0`. Wildcards do not count.
 *
 * @param header The header; undefined if it is missing.
 * @param value In lower case.
 */
export function accepts(header: string | undefined, value: string): boolean {
  if (header?.toLowerCase().includes(value) !== true) return false;
  return header.split(",").some((item) => {
    const [name = "", ...parameters] = item.toLowerCase().split(";");
    return name.trim() === value && !parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/u.test(parameter));
  });
}

/**
 * Whether `If-None-Match` contains an ETag, by weak comparison (RFC 9110, section 13.1.2).
 *
 * @param header The header; undefined if it is missing.
 * @param etag The representation's ETag, such as `W/"abc"`.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  const opaque = etag.replace(/^W\//u, "");
  return header.split(",").some((item) => item.trim().replace(/^W\//u, "") === opaque);
}
