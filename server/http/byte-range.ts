/** `Range` and `If-Range` (RFC 9110, section 14): which part of a file a client wants. */

/** Both ends belong to it. */
export type ByteRange = { start: number; end: number };

/** `bytes=5-9`, `bytes=5-` or `bytes=-5`. Several parts at once may be ignored (section 14.2), and are. */
const RANGE = /^bytes=(?<first>\d{0,15})-(?<last>\d{0,15})$/u;

/**
 * The one part of a file that a Range header asks for.
 *
 * @param header The header as it was sent: `null` when there was none.
 * @param size Bytes of the file.
 * @returns `undefined` for the whole file, also where the header is malformed or its last byte lies before its first, because
 * such a range is ignored (section 14.1.1); "outside" for a part that the file does not have, which is status 416.
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

/** Whether the part still fits what the client has: a date or another ETag says that it may not. */
export const isSameFile = (ifRange: string | null, etag: string) => ifRange === null || ifRange === etag;

/** Whether one of the ETags in the list is the file's; a weak one is not, because every byte counts. */
export const namesEtag = (list: string | null, etag: string) =>
  list?.split(",").some((candidate) => ["*", etag].includes(candidate.trim())) === true;
