/** Parses `Range`, and compares ETags strongly (RFC 9110, sections 13 and 14). */

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** `bytes=5-9`, `bytes=5-` or `bytes=-5`. Requests for several ranges are ignored, as section 14.2 allows. */
const RANGE = /^bytes=(?<first>\d{0,15})-(?<last>\d{0,15})$/u;

/**
 * Finds the range of a file that a request names.
 *
 * @param header The Range header; `null` if it is missing.
 * @param size Bytes of the file.
 * @returns `undefined` for the whole file, also if the header is malformed or its end lies before its start (section 14.1.1);
 * "outside" for a range that the file does not have, which is answered with status 416.
 */
export function findRange(header: string | null, size: number): ByteRange | "outside" | undefined {
  const { first = "", last = "" } = RANGE.exec(header ?? "")?.groups ?? {};
  if (first === "") {
    if (last === "") return undefined;
    const length = Math.min(Number(last), size);
    return length === 0 ? "outside" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "outside" : { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Whether the range still belongs to the client's version of the file. A date or another ETag means that it may not. */
export const isSameFile = (ifRange: string | null, etag: string) => ifRange === null || ifRange === etag;

/** Whether a list of ETags contains the file's. Weak ETags do not count, because ranges need identical bytes. */
export const namesEtag = (list: string | null, etag: string) =>
  list?.split(",").some((candidate) => ["*", etag].includes(candidate.trim())) === true;
