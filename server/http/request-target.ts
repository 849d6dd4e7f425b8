/** The one place that reads what a request asks for. All decisions are made on the normal form that it returns. */
import { DEFAULT_LOCALE } from "#schemas/locale.ts";

/** RFC 9110, section 4.1 asks servers to take at least 8,000 octets. Characters. */
const LONGEST = 8_000;
/** Printable ASCII: everything else has to be percent-encoded (RFC 3986). */
const ALLOWED = /^[\x21-\x7e]+$/u;
/** `http://host` in front of the path (RFC 9112, section 3.2.2). Which host is named makes no difference. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/iu;
/** Segments that need no percent-encoding, none of them empty, `.` or `..`. No two parts can match the same text, so it takes linear time. */
const PLAIN = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~!$&'()*+,;=:@-]+)+$/u;
/** Encoded slashes, back-slashes and control characters, and plain back-slashes. */
const FORBIDDEN = /\\|%2f|%5c|%[01][0-9a-f]|%7f|%c2%[89]/iu;

export type RequestTarget = {
  /** Begins with one slash, ends with none, without repeated slashes, dot segments or the default language's prefix. */
  path: string;
  /** As it was sent, with its question mark; empty when there is none. */
  query: string;
  /** Whether the path was sent in this form. If not, the address with this path is where to redirect. */
  isNormal: boolean;
};

/**
 * Reads a request target (RFC 9112, section 3.2) in linear time.
 *
 * @param raw The target as it stands in the request line.
 * @returns "too-long" beyond 8,000 characters; "malformed" for what is no path of any site (`*`, `host:port`, raw control
 * characters) or has no normal form (dot segments, encoded or backward slashes, bytes that are no UTF-8).
 */
export function readTarget(raw: string): RequestTarget | "too-long" | "malformed" {
  if (raw.length > LONGEST) return "too-long";
  if (!ALLOWED.test(raw)) return "malformed";
  const target = raw.startsWith("/") ? raw : raw.replace(SCHEME_AND_HOST, "");
  const end = target.indexOf("?");
  // An address without a path is that of the root: http://host?query.
  const path = (end === -1 ? target : target.slice(0, end)) || (target === raw ? "" : "/");
  const query = end === -1 ? "" : target.slice(end);
  if (!path.startsWith("/")) return "malformed";
  const normal = normalPath(path);
  return normal === undefined ? "malformed" : { path: normal, query, isNormal: normal === path };
}

/** @returns The path of these decoded segments in normal form. */
export const pathOf = (segments: readonly string[]) =>
  `/${segments.map((segment) => encodeURI(segment).replaceAll("?", "%3F").replaceAll("#", "%23")).join("/")}`;

function normalPath(path: string): string | undefined {
  const isPlain = path === "/" || PLAIN.test(path);
  if (isPlain && path !== `/${DEFAULT_LOCALE}` && !path.startsWith(`/${DEFAULT_LOCALE}/`)) return path;
  if (FORBIDDEN.test(path)) return undefined;
  const segments = decode(path)
    ?.split("/")
    .filter((segment) => segment !== "");
  if (segments?.every((segment) => segment !== "." && segment !== "..") !== true) return undefined;
  // The default language lives at the bare path; its long form is an old or hand-typed address.
  const first = segments.findIndex((segment) => segment !== DEFAULT_LOCALE);
  return pathOf(first === -1 ? [] : segments.slice(first));
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
