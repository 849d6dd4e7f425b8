/** Headers of every answer, in one place: the server sends them, and the files for static hosts are made from them. */
import { z } from "zod";

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
export const DocumentHeaders = z.strictObject({
  headers: z.record(z.string(), z.string()),
  /** Paths of the documents that get SILENT_HEADERS too. */
  silent: z.array(z.string()),
});
export type DocumentHeaders = z.infer<typeof DocumentHeaders>;

/** Files whose name holds a hash of their content: they never change. */
export const IMMUTABLE_PREFIXES = ["/_assets/", "/_next/static/"] as const;
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** Documents are asked for again each time; an unchanged one is answered with 304 by its ETag. */
export const REVALIDATE = "public, max-age=0, must-revalidate";
