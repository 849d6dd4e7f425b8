/** The build counts what a page requests (scripts/lib/finish/page-requests.ts): here Chromium says whether it counts right. */
import { createServer, request as ask, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { CHROMIUM_FLAGS, requireChromium } from "#scripts/lib/test-tools.ts";
import { FEWER_PROCESSES } from "#tests/support/programs.ts";
import { listRequests } from "#scripts/lib/finish/page-requests.ts";
import { listPageKinds } from "#scripts/lib/page-kinds.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

const SITE = "dist/site";
/** Pictures are counted apart: how many of them load depends on the window. */
const PICTURES = /^\/(?:_next\/image|_images|images)\b/u;

type Fetched = { path: string; bytes: number };

/** Hands requests on to the site and notes what went over the wire: the browser's own list leaves out icons and manifests. */
async function watch(site: string): Promise<{ origin: string; fetched: Fetched[]; server: Server }> {
  const fetched: Fetched[] = [];
  const server = createServer((request, response) => {
    const { method, headers, url: path = "/" } = request;
    const onward = ask(new URL(path, site), { method, headers }, (answer) => {
      let bytes = 0;
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => {
        if (!PICTURES.test(path)) fetched.push({ path, bytes });
      });
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  return { origin: `http://localhost:${String((server.address() as AddressInfo).port)}`, fetched, server };
}

const byPath = (a: Fetched, b: Fetched) => (a.path < b.path ? -1 : 1);

for (const locale of LOCALES.filter((each) => ["en", "ja", "fr"].includes(each))) {
  test(
    `each kind of page in ${locale} asks for what the build has counted, and for nothing else`,
    inLanguage(locale),
    async ({ baseURL }) => {
      test.setTimeout(180_000);
      // A profile on disk, because Chromium fetches no manifest in a private window, which is what a test gets otherwise.
      const visitor = await chromium.launchPersistentContext("", {
        executablePath: requireChromium(),
        args: [...CHROMIUM_FLAGS, ...FEWER_PROCESSES],
      });
      const kinds = listPageKinds().filter(({ name, locales }) => locales.includes(locale) && name !== "not-found");
      const examine = async ({ name, path }: (typeof kinds)[number]) => {
        const publicPath = localePath(locale, path);
        const target = publicPath === "/" ? "index.html" : `${publicPath.slice(1)}.html`;
        const expected = listRequests(SITE, target).map(({ address, part, bytes }) => ({
          path: part === "html" ? publicPath : address,
          bytes,
        }));
        const { origin, fetched, server } = await watch(baseURL ?? "");
        const page = await visitor.newPage();
        await page.goto(origin + publicPath, { waitUntil: "networkidle" });
        await expect.poll(() => fetched.toSorted(byPath), { message: `${name}: ${publicPath}` }).toEqual(expected.toSorted(byPath));
        await page.close();
        server.close().closeAllConnections();
      };
      // Most of the time is waiting for requests that do not come, so three pages wait at a time.
      const waiting = kinds.values();
      await Promise.all(
        [1, 2, 3].map(async () => {
          for (const kind of waiting) await examine(kind);
        }),
      );
      await visitor.close();
    },
  );
}
