/** Headers of all responses: sent by the server, and written by the build into configuration files for static hosts. */

/** Other origins that a document may use: for frames, from content; for API requests, from the build's environment. */
export type ForeignOrigins = { frames?: readonly string[]; calls?: readonly string[] };

const connectSource = (calls: readonly string[]) => ["connect-src 'self'", ...calls].join(" ");

/**
 * Content-Security-Policy of pages: the site itself, and the players that a visitor starts. There is no inline script or style, so no
 * nonce is needed.
 */
const contentSecurityPolicy = ({ frames = [], calls = [] }: ForeignOrigins) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    connectSource(calls),
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Rules for prefetching, a file that documents name in a header. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json";
export const SPECULATION_RULES_TYPE = "application/speculationrules+json";

export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
};

export const documentHeaders = (foreign: ForeignOrigins = {}): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": contentSecurityPolicy(foreign),
  "Speculation-Rules": `"${SPECULATION_RULES_PATH}"`,
});

/** Headers of documents from the build, for a server that is told where page views are counted. @param analytics That address. */
export const withAnalytics = (headers: Readonly<Record<string, string>>, analytics: string): Readonly<Record<string, string>> => ({
  ...headers,
  "Content-Security-Policy": (headers["Content-Security-Policy"] ?? "").replace(
    /connect-src [^;]*/u,
    connectSource([new URL(analytics).origin]),
  ),
});

/** For pages that mails and the account link to: their address may contain a token, which must not reach other sites. */
export const SILENT_HEADERS: Readonly<Record<string, string>> = { "Referrer-Policy": "no-referrer" };

/** A file in the built site, not served: the headers of documents, written by the build for the server. */
export const DOCUMENT_HEADERS_FILE = "_document-headers.json";
export type DocumentHeaders = {
  headers: Readonly<Record<string, string>>;
  /** Paths of documents that get SILENT_HEADERS as well. */
  silent: readonly string[];
  /** The site's origin that was configured in the build. */
  origin?: string;
  /** Where page views are counted, as configured in the build. */
  analytics?: string;
};

/** A file in the built site, not served: the images that the build has made. */
export const IMAGE_MANIFEST_FILE = "_image-manifest.json";
/** Paths of the files of one image at one width. */
export type ImageFiles = { avif: string; webp: string; original: string };
/** Contents of that file: by the image's address, then by width in pixels. */
export type ImageManifest = Record<string, { type: string; widths: Record<string, ImageFiles> }>;

/** Content-Security-Policy of all files except documents: opened by itself, a file loads nothing, runs nothing and cannot be framed. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
/** Exceptions by path pattern, in the notation of static hosts. The first match counts. */
export const FILE_POLICIES = [
  // Vector images with a style element for light and dark colour schemes.
  ["/*.svg", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"],
] as const;

/** @param path The path of a file that is no document. */
export function filePolicy(path: string): string {
  const matches = (pattern: string) => {
    const [start = "", end = ""] = pattern.split("*");
    return path.startsWith(start) && path.endsWith(end);
  };
  return FILE_POLICIES.find(([pattern]) => matches(pattern))?.[1] ?? CLOSED_POLICY;
}

/** Paths of files whose names contain a hash of their content, so that they never change. */
export const IMMUTABLE_PREFIXES = ["/_assets/", "/_images/", "/_next/static/"] as const;
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** Browsers revalidate documents at each use; unchanged ones are answered with 304 by their ETag. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

export const cacheControlOf = (path: string) => (IMMUTABLE_PREFIXES.some((prefix) => path.startsWith(prefix)) ? IMMUTABLE : REVALIDATE);
