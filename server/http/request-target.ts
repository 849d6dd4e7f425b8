/** Parses request targets. All decisions are based on the normal form that it returns. */
import { DEFAULT_LOCALE } from "#lib/i18n/locales.ts";

/** Characters. RFC 9110, section 4.1 recommends to support at least 8,000 octets. */
const MAX_TARGET_LENGTH = 8_000;
/** Printable ASCII; other characters have to be percent-encoded (RFC 3986). */
const ALLOWED = /^[\x21-\x7e]+$/u;
/** `http://host` in front of the path (RFC 9112, section 3.2.2). The host is ignored. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/iu;
/** Paths that are already in normal form: no percent-encoding, no empty, `.` or `..` segment. Unambiguous, so it matches in linear time. */
const PLAIN = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~!$&'()*+,;=:@-]+)+$/u;
/** Encoded slashes, backslashes and control characters, and unencoded backslashes. */
const FORBIDDEN = /\\|%2f|%5c|%[01][0-9a-f]|%7f|%c2%[89]/iu;

export type RequestTarget = {
  /** Begins with a slash and does not end with one; no repeated slashes, no dot segments, no prefix of the default language. */
  path: string;
  /** As sent, with its question mark; empty if there is none. */
  query: string;
  /** Whether the path was sent in normal form. If not, the client is redirected to the normal form. */
  isNormal: boolean;
};

/**
 * Parses a request target (RFC 9112, section 3.2) in linear time.
 *
 * @param raw The target of the request line.
 * @returns "too-long" beyond 8,000 characters; "malformed" if it is no path (`*`, `host:port`, control characters) or has no
 * normal form (dot segments, encoded slashes, backslashes, invalid UTF-8).
 */
export function readTarget(raw: string): RequestTarget | "too-long" | "malformed" {
  if (raw.length > MAX_TARGET_LENGTH) return "too-long";
  if (!ALLOWED.test(raw)) return "malformed";
  const target = raw.startsWith("/") ? raw : raw.replace(SCHEME_AND_HOST, "");
  const end = target.indexOf("?");
  // A target without a path, such as http://host?query, means the root.
  const path = (end === -1 ? target : target.slice(0, end)) || (target === raw ? "" : "/");
  const query = end === -1 ? "" : target.slice(end);
  if (!path.startsWith("/")) return "malformed";
  const normal = normalPath(path);
  return normal === undefined ? "malformed" : { path: normal, query, isNormal: normal === path };
}

/** @returns The path in normal form for decoded segments. */
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
  // The default language has no prefix in paths; addresses with it are old or typed by hand.
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

/** The last segments of a request's path, decoded. A segment that cannot be decoded becomes empty. */
export const pathSegments = ({ url }: Request, count: number): string[] =>
  new URL(url).pathname
    .split("/")
    .slice(-count)
    .map((segment) => decode(segment) ?? "");

export const isDecodable = (path: string): boolean => decode(path) !== undefined;
