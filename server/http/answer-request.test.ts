/** A small built site in a temporary folder, requested over HTTP. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { DOCUMENT_HEADERS_FILE, documentHeaders } from "./headers.ts";
import { answerFromApi } from "./answer-from-api.ts";
import { answerRequests } from "./answer-request.ts";
import { openSite } from "./open-site.ts";
import { REDIRECTS_FILE, type SiteRedirects } from "./redirects.ts";

const TEXT = "<!doctype html><title>Lantern</title><p>Text that is long enough to be worth compressing.</p>";
const LOADER = `export const loader = "${"a".repeat(2000)}";`;

let folder: string;
let server: Server;

function put(name: string, content: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (!/\.(?:html|js)$/u.test(name)) return;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "static-site-"));
  put("index.html", "<title>ホーム</title>");
  put("lantern.html", TEXT);
  put("en.html", "<title>Home</title>");
  put("en/lantern/releases.html", "<title>Releases</title>");
  put("_assets/loader-ABC.js", LOADER);
  put("_headers", "/*");
  put("_redirects", "/ja / 301");
  put(
    REDIRECTS_FILE,
    JSON.stringify({
      "/old": { to: "/lantern", isPermanent: true },
      "/en/old": { to: "/en/lantern/releases#%C3%9Cnder", isPermanent: false },
      "/en": { to: "/", isPermanent: true },
    } satisfies SiteRedirects),
  );
  put("en/newsletter/confirm.html", "<title>Confirm</title>");
  put(
    DOCUMENT_HEADERS_FILE,
    JSON.stringify({ headers: documentHeaders({ frames: ["https://video.example"] }), silent: ["/en/newsletter/confirm"] }),
  );
  put("speculation-rules.json", "{}");
  put("favicon.svg", "<svg/>");
  put(".hidden", "secret");
  put("_image-manifest.json", "{}");
  symlinkSync("/etc/passwd", join(folder, "link.txt"));
  for (const locale of LOCALES) put(locale === "ja" ? "404.html" : `${locale}/404.html`, `<html lang="${locale}">Nothing here`);
  server = createServer(answerRequests({ site: openSite(folder, 2 ** 20), trustedProxies: { hops: 0 }, answerFromApi }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the path unchanged; `fetch` would normalise it. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = httpRequest({ port, path, headers, method, host: "127.0.0.1" }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject).end();
  });
}

describe("a document", () => {
  it.each([
    ["/", "<title>ホーム</title>"],
    ["/lantern", TEXT],
    ["/lantern?from=mail", TEXT],
    ["/en", "<title>Home</title>"],
    ["/en/lantern/releases", "<title>Releases</title>"],
  ])("is at %s, with the security policy", async (path, text) => {
    const { status, headers, body } = await ask(path);
    expect([status, body.toString()]).toEqual([200, text]);
    expect(headers["content-type"]).toBe("text/html;charset=utf-8");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self';/u);
    expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
    // From the file that the build wrote.
    expect(headers["content-security-policy"]).toContain("; frame-src https://video.example;");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "speculation-rules": '"/speculation-rules.json"',
      "cache-control": "public, max-age=0, must-revalidate",
    });
  });

  it("sends no referrer from a page whose address may contain a token", async () => {
    const policyAt = async (path: string) => (await ask(path)).headers["referrer-policy"];
    expect(await policyAt("/en/newsletter/confirm?token=x")).toBe("no-referrer");
    expect(await policyAt("/lantern")).toBe("strict-origin-when-cross-origin");
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", undefined],
  ])("is sent as %s to clients that accept it", async (encoding, unpack) => {
    const { headers, body } = await ask("/lantern", { "Accept-Encoding": encoding });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toContain("Accept-Encoding");
    if (unpack !== undefined) expect(unpack(body).toString()).toBe(TEXT);
  });

  it("is not sent again to a browser that has it, in whichever form", async () => {
    const { headers } = await ask("/lantern", { "Accept-Encoding": "br" });
    const etag = headers.etag ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/u);
    expect((await ask("/lantern")).headers.etag).toBe(etag);
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await ask("/lantern", { "If-None-Match": known });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await ask("/lantern", { "If-None-Match": 'W/"other"' })).status).toBe(200);
    expect((await ask("/en", { "If-None-Match": etag })).status).toBe(200);
  });

  it.each(["", "br;q=0", "br;q=0.000, gzip; q=0", "brotli", "identity"])(
    "is sent uncompressed to a client that accepts “%s”",
    async (accepted) => {
      const { headers, body } = await ask("/lantern", { "Accept-Encoding": accepted });
      expect([headers["content-encoding"], headers.vary, body.toString()]).toEqual([undefined, "Accept-Encoding", TEXT]);
    },
  );

  it.each(["*", 'W/"a,b", %', "%", "strong"])("is answered with 304 for If-None-Match: %s", async (pattern) => {
    const { headers } = await ask("/lantern");
    const etag = headers.etag ?? "";
    const known = pattern === "strong" ? etag.replace("W/", "") : pattern.replace("%", etag);
    const again = await ask("/lantern", { "If-None-Match": known });
    expect([again.status, again.headers.etag, again.headers.vary]).toEqual([304, etag, "Accept-Encoding"]);
    expect(again.headers["content-security-policy"]).toBe((await ask("/lantern")).headers["content-security-policy"]);
  });

  it("answers HEAD with headers only", async () => {
    const { status, headers, body } = await ask("/lantern", {}, "HEAD");
    expect([status, headers["content-length"], body.length]).toEqual([200, String(Buffer.byteLength(TEXT)), 0]);
  });

  it("answers a range request", async () => {
    const part = await ask("/lantern", { Range: "bytes=2-8" });
    expect([part.status, part.headers["content-range"]]).toEqual([206, `bytes 2-8/${Buffer.byteLength(TEXT)}`]);
    expect([part.body.toString(), part.headers.etag]).toEqual([TEXT.slice(2, 9), (await ask("/lantern")).headers.etag]);
    expect((await ask("/lantern", { Range: "bytes=90000-" })).status).toBe(416);
  });
});

describe("a file", () => {
  it("with a hash in its name is cached for ever, also after revalidation", async () => {
    const first = await ask("/_assets/loader-ABC.js");
    expect([first.headers["content-type"], first.headers["cache-control"]]).toEqual([
      "text/javascript",
      "public, max-age=31536000, immutable",
    ]);
    const again = await ask("/_assets/loader-ABC.js", { "If-None-Match": first.headers.etag ?? "" });
    expect([again.status, again.headers["cache-control"]]).toEqual([304, "public, max-age=31536000, immutable"]);
  });

  it.each([
    ["/favicon.svg", /^default-src 'none'; style-src 'unsafe-inline'; .*sandbox$/u],
    ["/_assets/loader-ABC.js", /^default-src 'none'; frame-ancestors 'none'; sandbox$/u],
    ["/speculation-rules.json", /^default-src 'none'; frame-ancestors 'none'; sandbox$/u],
  ])("opened by itself runs no code: %s", async (path, policy) => {
    expect((await ask(path)).headers["content-security-policy"]).toMatch(policy);
  });

  it("with speculation rules has the required media type", async () => {
    expect((await ask("/speculation-rules.json")).headers["content-type"]).toBe("application/speculationrules+json");
  });
});

describe("an address that has moved, or is typed in capitals", () => {
  it.each([
    ["/Lantern?from=print", 308, "/lantern?from=print"],
    ["/EN/LANTERN/releases", 308, "/en/lantern/releases"],
    ["/old", 308, "/lantern"],
    ["/old?from=mail", 308, "/lantern?from=mail"],
    ["/en/old", 307, "/en/lantern/releases#%C3%9Cnder"],
    ["/en/old?from=mail", 307, "/en/lantern/releases?from=mail#%C3%9Cnder"],
  ])("%s answers with %i and the new one", async (path, status, location) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await ask(path, {}, method);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
    }
  });

  it("is brought into its normal form first", async () => {
    const { status, headers } = await ask("/ja/old/");
    expect([status, headers.location]).toEqual([308, "/old"]);
  });

  it("and is a page again shows the page", async () => {
    expect((await ask("/en")).status).toBe(200);
  });

  it("refuses other methods as every page does", async () => {
    const { status, headers } = await ask("/old", {}, "POST");
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

describe("an address without a page", () => {
  it.each([
    ["/nothing", "ja"],
    ["/en/nothing", "en"],
    ["/zh/lantern/nothing?q=1", "zh"],
    ["/english", "ja"],
    ["/EN/Nothing", "ja"],
  ])("%s gets the 404 page in %s, with status and policy", async (path, locale) => {
    const { status, headers, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, `<html lang="${locale}">Nothing here`]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("answers HEAD without a body", async () => {
    const { status, body } = await ask("/en/nothing", {}, "HEAD");
    expect([status, body.length]).toEqual([404, 0]);
  });

  // The 404 page, file names of documents, compressed forms, and files for servers; also percent-encoded.
  it.each([
    "/404",
    "/en/404",
    "/en/404.html",
    "/lantern.html",
    "/lantern%2Ehtml",
    "/lantern.html.br",
    "/index",
    "/index.html",
    "/_headers",
    "/%5Fheaders",
    "/_redirects",
    "/_redirects.json",
    "/_document-headers.json",
    "/_document-headers.json.br",
    "/_image-manifest.json",
    "/.hidden",
    "/link.txt",
  ])("%s is not found", async (path) => {
    const { status, headers } = await ask(path);
    expect(status === 308 ? (await ask(headers.location!)).status : status).toBe(404);
  });

  it.each([
    "/../package.json",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/_assets/../../package.json",
    "/..\\..\\package.json",
    "/%",
    "/%E0%A4%A",
    "/lantern%00",
    "/en/lantern%00",
    "/en/%zz",
  ])("%s is not found, in its language, and does not reach files outside the site", async (path) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, `<html lang="${path.startsWith("/en/") ? "en" : "ja"}">Nothing here`]);
  });
});

it("has no frame-src if the build allowed no frames", () => {
  expect(documentHeaders()["Content-Security-Policy"]).not.toContain("frame-src");
});

it("allows page views to be sent where the server is told that they are counted", () => {
  const policyOf = (analytics?: string) => {
    const site = openSite(folder, 0, analytics);
    return [site.files.get("/lantern"), site.notFound.en].map((file) => JSON.stringify(file?.common));
  };
  for (const headers of policyOf("https://stats.example/api/event")) {
    expect(headers).toContain("connect-src 'self' https://stats.example;");
    expect(headers).toContain("frame-src https://video.example;");
  }
  for (const headers of policyOf()) expect(headers).toContain("connect-src 'self';");
});

describe("an address that is not in normal form is redirected", () => {
  it.each([
    ["/ja", "/"],
    ["/ja/", "/"],
    ["/ja/lantern", "/lantern"],
    ["/ja/lantern?q=/a/", "/lantern?q=/a/"],
    ["/ja?q=1", "/?q=1"],
    ["/ja/ja//ja/lantern", "/lantern"],
    ["/%6Cantern?a=%2F", "/lantern?a=%2F"],
    ["//lantern", "/lantern"],
    ["/en///lantern//releases", "/en/lantern/releases"],
    ["/en/newsletter/%63onfirm?token=x", "/en/newsletter/confirm?token=x"],
    ["http://evil.example//lantern", "/lantern"],
    ["/lantern/", "/lantern"],
    ["/en/", "/en"],
    ["/en/lantern/releases/?a=b/", "/en/lantern/releases?a=b/"],
  ])("%s to %s", async (path, target) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([308, target]);
  });

  it.each([
    "//evil.example/",
    "/ja//evil.example",
    "/ja///evil.example/",
    "///evil.example//",
    "/\\evil.example/",
    "/ja/\\evil.example",
    "/ja/\\/evil.example/",
  ])("%s is never redirected to another site", async (path) => {
    const { headers } = await ask(path);
    if (headers.location !== undefined) expect(new URL(headers.location, "http://site.example").host).toBe("site.example");
  });
});

it("does not start without a built site", () => {
  const empty = mkdtempSync(join(tmpdir(), "static-site-"));
  expect(() => openSite(empty, 0)).toThrow("run npm run build first");
  rmSync(empty, { recursive: true });
});
