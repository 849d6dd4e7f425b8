/** Connections that break, pipelined requests, protocol upgrades and all kinds of request targets. Needs a build. */
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import type { SiteProcess } from "#tests/faults/site-process.ts";
import { offered, updatePath } from "#tests/server/support/download-calls.ts";
import { startForTest } from "#tests/server/support/start-deployed.ts";
import { until } from "#tests/server/support/until.ts";

const start = (env: Readonly<Record<string, string>> = {}) => startForTest({ RATE_LIMIT_SCALE: "100000", ...env });

function dial({ port }: SiteProcess): Socket {
  const socket = connect(port, "localhost");
  socket.on("error", () => undefined);
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

/** @returns Everything that the server sends until it closes the connection. */
function ask(site: SiteProcess, ...lines: readonly string[]): Promise<string> {
  const socket = dial(site);
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
  socket.write(lines.join("\r\n"));
  return new Promise((resolve) => {
    socket.once("close", () => {
      resolve(text);
    });
  });
}
const get = (site: SiteProcess, target: string, ...headers: readonly string[]) =>
  ask(site, `GET ${target} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", "");
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/u.exec(answer)?.[1]);

/** Waits until the server has no more descriptors open than before. It must close files itself, not leave them to the garbage collector. */
const expectClosed = async (site: SiteProcess, before: number) => {
  await until(
    () => Promise.resolve(countDescriptors(site)),
    (count) => count <= before,
  );
  expect(site.output()).not.toMatch(/garbage collection|Warning/u);
};

/** The number of open files and sockets of the server. */
const countDescriptors = ({ pid }: SiteProcess) => readdirSync(`/proc/${pid}/fd`).length;

describe.runIf(process.platform === "linux").each([
  ["from memory", {}],
  ["from the disk", { STATIC_CACHE_MB: "0" }],
])("files %s", (_case, env) => {
  it.each([
    ["a page", "/en"],
    ["a picture", "/apple-touch-icon.png"],
    ["an installer", updatePath(offered())],
  ])("are closed when 20 clients send 120 pipelined requests for %s and disconnect without reading", async (_what, path) => {
    const site = await start(env);
    await get(site, path);
    const before = countDescriptors(site);
    const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const sockets = Array.from({ length: 20 }, () => dial(site).pause());
    await Promise.all(sockets.map((socket) => new Promise((sent) => socket.write(request.repeat(120), sent))));
    await until(
      () => Promise.resolve(countDescriptors(site)),
      (count) => count > before,
    );
    for (const socket of sockets) socket.resetAndDestroy();
    await expectClosed(site, before);
    expect(statusOf(await get(site, path))).toBe(200);
  });

  it("are closed when clients disconnect during a response", async () => {
    const site = await start(env);
    const path = updatePath(offered());
    await get(site, path);
    const before = countDescriptors(site);
    for (let round = 0; round < 100; round++) {
      const socket = dial(site);
      socket.write(`GET ${round % 2 === 0 ? path : "/sitemap.xml"} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await new Promise((resolve) => socket.once("data", resolve));
      socket.resetAndDestroy();
    }
    await expectClosed(site, before);
  });
});

it("answers upgrade requests like others, on every path", async () => {
  const site = await start();
  const targets = ["//x", "/ja", "/en/", "/en", "/api/health", "/_next/image?url=%2Fa.png&w=640&q=75", "/nothing"];
  for (const target of targets)
    for (const protocol of ["websocket", "h2c"]) {
      const upgradeHeaders = [
        `Upgrade: ${protocol}`,
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "HTTP2-Settings: AAMAAABk",
      ];
      const answer = await ask(
        site,
        `GET ${target} HTTP/1.1`,
        "Host: localhost",
        "Connection: Upgrade, HTTP2-Settings, close",
        ...upgradeHeaders,
        "",
        "",
      );
      expect([200, 308, 400, 404], target).toContain(statusOf(answer));
      expect(answer).not.toMatch(/^HTTP\/1\.1 101/u);
    }
  // The server is no proxy.
  expect(await ask(site, "CONNECT localhost:25 HTTP/1.1", "Host: localhost", "", "")).toBe("");
});

it("parses targets with thousands of slashes as fast as others", async () => {
  const site = await start();
  for (let round = 0; round < 100; round++) {
    expect(statusOf(await get(site, "/".repeat(15_900)))).toBe(414);
    expect(statusOf(await get(site, "/a".repeat(3_900) + "/"))).toBe(308);
  }
}, 60_000);

it("does not let dot segments reach an endpoint or a page", async () => {
  const site = await start();
  const body = '{"token":"x"}';
  for (const target of ["/_next/image/../../api/v1/confirm-newsletter", "/_next/image/%2e%2e/%2E%2E/api/v1/confirm-newsletter"]) {
    const headers = ["Host: localhost", "Connection: close", "Content-Type: application/json", `Content-Length: ${body.length}`];
    expect(statusOf(await ask(site, `POST ${target} HTTP/1.1`, ...headers, "", body)), target).toBe(405);
    expect(statusOf(await get(site, target)), target).toBe(404);
  }
  expect(site.output()).not.toContain('"event":"api-request","endpoint":"confirm-newsletter"');
  expect(statusOf(await get(site, "/_next/image/../../en"))).toBe(404);
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
    for (const target of ["/_next/image?url=%2Fa.png&w=640&q=75", "/en", "/favicon.svg"]) {
      const answer = await ask(site, `${method} ${target} HTTP/1.1`, "Host: localhost", "Connection: close", "Content-Length: 0", "", "");
      expect([statusOf(answer), /^allow: (.*)\r$/imu.exec(answer)?.[1]], `${method} ${target}`).toEqual([405, "GET, HEAD"]);
    }
});
