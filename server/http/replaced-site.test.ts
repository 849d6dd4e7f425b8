import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { answerFromApi } from "./answer-from-api.ts";
import { answerRequests } from "./answer-request.ts";
import { openSite } from "./open-site.ts";

const textOf = async (answer: Response) => [answer.status, await answer.text()];

describe("a site that a new build replaces while the server runs", () => {
  const put = (root: string, name: string, content: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  };
  /** @param budget 0: all files are read from the disk. */
  const serve = async (root: string, budget: number) => {
    const own = createServer(answerRequests({ site: openSite(root, budget), trustedProxies: { hops: 0 }, answerFromApi }));
    await new Promise<void>((resolve) => own.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      own.close().closeAllConnections();
      rmSync(root, { recursive: true, force: true });
    });
    const { port } = own.address() as AddressInfo;
    return (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  };
  const make = () => {
    const root = mkdtempSync(join(tmpdir(), "swap-"));
    for (const locale of LOCALES) put(root, locale === "ja" ? "404.html" : `${locale}/404.html`, "Nothing here");
    for (const name of ["index.html", "gone.html", "same.txt"]) put(root, name, "old");
    return root;
  };

  it("is still served from memory", async () => {
    const root = make();
    const read = await serve(root, 2 ** 20);
    rmSync(root, { recursive: true });
    expect(await textOf(await read("/gone"))).toEqual([200, "old"]);
  });

  it("is served with the new files if they are not in memory, without the old length and ETag", async () => {
    const root = make();
    const read = await serve(root, 0);
    const before = await read("/");
    expect(before.headers.get("etag")).toMatch(/^W\//u);
    expect(await textOf(before)).toEqual([200, "old"]);
    rmSync(root, { recursive: true });
    for (const locale of LOCALES) put(root, locale === "ja" ? "404.html" : `${locale}/404.html`, "Nothing here");
    put(root, "index.html", "a new page");
    const after = await read("/");
    expect([after.headers.get("etag"), after.headers.get("content-length")]).toEqual([null, "10"]);
    expect(await textOf(after)).toEqual([200, "a new page"]);
    expect((await read("/gone")).status).toBe(404);
  });

  it("is still the old build if the folder is a symbolic link", async () => {
    const root = make();
    const link = `${root}-link`;
    symlinkSync(root, link);
    onTestFinished(() => {
      rmSync(root, { recursive: true });
    });
    const read = await serve(link, 0);
    rmSync(link);
    symlinkSync(tmpdir(), link);
    expect(await textOf(await read("/gone"))).toEqual([200, "old"]);
  });
});
