/** Headers of every answer, in one place: the server sends them, and the files for static hosts are made from them. */
/** Origins beside the site's own that a document may call in. Only the build knows them: they are facts of content, or of its environment. */
export type ForeignOrigins = { frames?: readonly string[]; calls?: readonly string[] };

/**
 * What a page may load: itself, the players that a visitor calls in, and nothing else. `wasm-unsafe-eval` is for the
 * search engine's WebAssembly. No inline script or style exists, so there is no nonce.
 */
const contentSecurityPolicy = ({ frames = [], calls = [] }: ForeignOrigins) =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...calls].join(" "),
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

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
  "Speculation-Rules": '"/speculation-rules.json"',
});

/** Of pages that mails and the account lead to: nobody is told the address, because a token may stand in it. */
export const SILENT_HEADERS: Readonly<Record<string, string>> = { "Referrer-Policy": "no-referrer" };

/** In the finished site, and no address: what its documents want, as the build wrote it for those who serve them. */
export const DOCUMENT_HEADERS_FILE = "_document-headers.json";
export type DocumentHeaders = {
  headers: Readonly<Record<string, string>>;
  /** Paths of the documents that get SILENT_HEADERS too. */
  silent: readonly string[];
  /** The origin that the documents name as theirs. */
  origin?: string | undefined;
};

/** In the finished site, and no address: the pictures that the build has made. */
export const IMAGE_MANIFEST_FILE = "_image-manifest.json";
/** Public paths of the files of one picture in one width. */
export type ImageFiles = { avif: string; webp: string; original: string };
/** What that file holds: by the picture's address, then by width in pixels. */
export type ImageManifest = Record<string, { type: string; widths: Record<string, ImageFiles> }>;

/** Of whatever is no document: opened by itself it loads nothing, runs nothing and stands in no frame. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
/** What some files need beyond that, by the ending or the beginning of their path, as static hosts write it. The first that fits counts. */
export const FILE_POLICIES = [
  // The search engine starts a worker from its own script, which loads the index and compiles WebAssembly. A sandbox would take its origin away.
  ["/pagefind/*", "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"],
  // Drawings with a style element, for light and dark.
  ["/*.svg", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"],
] as const;

/** @param path The address of a file that is no document. */
export function filePolicy(path: string): string {
  const fits = (pattern: string) => {
    const [start = "", end = ""] = pattern.split("*");
    return path.startsWith(start) && path.endsWith(end);
  };
  return FILE_POLICIES.find(([pattern]) => fits(pattern))?.[1] ?? CLOSED_POLICY;
}

/** Files whose name holds a hash of their content: they never change. */
export const IMMUTABLE_PREFIXES = ["/_assets/", "/_images/", "/_next/static/"] as const;
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** Documents are asked for again each time; an unchanged one is answered with 304 by its ETag. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

export const cacheControlOf = (path: string) => (IMMUTABLE_PREFIXES.some((prefix) => path.startsWith(prefix)) ? IMMUTABLE : REVALIDATE);
