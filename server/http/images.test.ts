/** Images of a small built site. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { answerFromApi } from "#server/http/answer-from-api.ts";
import { answerRequests } from "./answer-request.ts";
import { openSite } from "./open-site.ts";

const FORMATS = ["avif", "webp", "png"] as const;
const MANIFEST = "_image-manifest.json";
let folder: string;
let server: Server;

function put(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "images-"));
  put("index.html", "");
  for (const locale of LOCALES) put(locale === "ja" ? "404.html" : `${locale}/404.html`, "");
  for (const format of FORMATS) {
    put(`_images/a-1f-640.${format}`, format);
    utimesSync(join(folder, `_images/a-1f-640.${format}`), 1, 1); // one time for all, and AVIF and WebP have one size here
  }
  const all = { avif: "/_images/a-1f-640.avif", webp: "/_images/a-1f-640.webp", original: "/_images/a-1f-640.png" };
  const pictures = {
    "/images/a b.png": { type: "image/png", widths: { 640: all } },
    "/images/b.png": { type: "image/png", widths: { 640: all } },
  };
  put(MANIFEST, JSON.stringify(pictures));
  server = createServer(
    answerRequests({
      site: openSite(folder, 2 ** 20),
      trustedProxies: { hops: 0 },
      answerFromApi,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Node's own client, because `fetch` always sends `Accept`. */
function ask(path: string, headers: Record<string, string> = {}): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    request({ port: (server.address() as AddressInfo).port, path, headers, host: "127.0.0.1" }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => (body += text));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    })
      .on("error", reject)
      .end();
  });
}
const PICTURE = "/_next/image?url=%2Fimages%2Fa%20b.png&w=640&q=75";

it.each([
  ["image/avif,image/webp,image/apng,*/*;q=0.8", "avif"],
  ["image/webp,*/*", "webp"],
  ["image/avif;q=0, image/webp", "webp"],
  ["*/*", "png"],
  [undefined, "png"],
])("%s is answered with %s", async (accept, format) => {
  const { status, headers, body } = await ask(PICTURE, accept === undefined ? {} : { Accept: accept });
  expect([status, body, headers["content-type"], headers.vary]).toEqual([200, format, `image/${format}`, "Accept"]);
  expect(headers["cache-control"]).toMatch(/^public, max-age=86400/u);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

it("answers 304 to a client that has it", async () => {
  const { headers } = await ask(PICTURE, { Accept: "image/avif" });
  const again = await ask(PICTURE, { Accept: "image/avif", "If-None-Match": headers.etag ?? "" });
  expect([again.status, again.body, again.headers.vary]).toEqual([304, "", "Accept"]);
  expect((await ask(PICTURE, { Accept: "image/webp", "If-None-Match": headers.etag ?? "" })).status).toBe(200);
});

it.each([
  ...["", "?", "?url=%2Fimages%2Fb.png", "?url=%2Fimages%2Fb.png&w=640", "?w=640&q=75"],
  ...["641", "0640", "640.0", "6400", "-1", ""].map((width) => `?url=%2Fimages%2Fb.png&w=${width}&q=75`),
  ...["74", "100", "75.0", ""].map((quality) => `?url=%2Fimages%2Fb.png&w=640&q=${quality}`),
  ...["https%3A%2F%2Fevil.example%2Fb.png", "%2F%2Fevil.example", "%2Fimages%2F..%2Fimages%2Fb.png", "%2Findex.html", "__proto__"].map(
    (url) => `?url=${url}&w=640&q=75`,
  ),
  ...["&w=640", "&x=1", "&url=%2Fimages%2Fb.png"].map((more) => `?url=%2Fimages%2Fb.png&w=640&q=75${more}`),
])("%s is refused with 400 as plain text", async (query) => {
  const { status, headers } = await ask(`/_next/image${query}`);
  expect([status, headers["content-type"]]).toEqual([400, "text/plain;charset=utf-8"]);
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});

it("lets the files be cached for ever, and does not serve the manifest", async () => {
  const { headers } = await ask("/_images/a-1f-640.avif");
  expect([headers["content-type"], headers["cache-control"]]).toEqual(["image/avif", "public, max-age=31536000, immutable"]);
  expect((await ask(`/${MANIFEST}`)).status).toBe(404);
});

it("does not start with a manifest that names a missing file", () => {
  const broken = mkdtempSync(join(tmpdir(), "images-"));
  try {
    for (const name of ["index.html", "404.html"]) writeFileSync(join(broken, name), "");
    const missing = {
      "/images/a.png": {
        type: "image/png",
        widths: { 640: { avif: "/_images/gone.avif", webp: "/_images/gone.webp", original: "/_images/gone.png" } },
      },
    };
    writeFileSync(join(broken, MANIFEST), JSON.stringify(missing));
    for (const locale of LOCALES.filter((name) => name !== "ja")) {
      mkdirSync(join(broken, locale));
      writeFileSync(join(broken, `${locale}/404.html`), "");
    }
    expect(() => openSite(broken, 0)).toThrow(`${MANIFEST} names /_images/gone.avif, which is missing`);
  } finally {
    rmSync(broken, { recursive: true });
  }
});
