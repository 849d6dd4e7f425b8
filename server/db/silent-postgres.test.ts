/** A PostgreSQL that accepts connections and does not respond. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { send, subscribe, use } from "#tests/server/support/calls.ts";
import { until } from "#tests/server/support/until.ts";
import { createPostgresDatabase, openTestServer } from "#tests/server/support/test-server.ts";
import { LONG } from "#tests/support/extent.ts";

/** A TCP proxy in front of PostgreSQL that can stop forwarding. */
async function openProxy(url: string) {
  const sockets = new Set<Socket>();
  const proxy = { isSilent: false, address: "" };
  const listener = createServer((near) => {
    const far = connect(Number(new URL(url).port), new URL(url).hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => undefined).on("close", () => to.destroy());
      from.on("data", (data: Buffer) => !proxy.isSilent && to.write(data));
    }
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    listener.close();
  });
  const address = new URL(url);
  address.port = String((listener.address() as AddressInfo).port);
  proxy.address = address.href;
  return proxy;
}

it("answers 503 while PostgreSQL does not respond, and 200 when it does again", { tags: [LONG], timeout: 40_000 }, async () => {
  const proxy = await openProxy(await createPostgresDatabase());
  const server = await openTestServer({ engine: "postgres", env: { DATABASE_URL: proxy.address } });
  use(server);
  const health = async () => (await send("/api/health", { method: "GET" })).status;
  expect((await subscribe("mika@studio.example")).status).toBe(200);
  proxy.isSilent = true;
  const answers = await Promise.all([1, 2, 3].map((number) => subscribe(`reader-${number}@studio.example`)));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(answers[0]!.body).toEqual({ success: false, errorCode: "TEMPORARILY_UNAVAILABLE" });
  expect(await health()).toBe(503);
  proxy.isSilent = false;
  await until(health, (status) => status === 200);
  expect((await subscribe("reader-1@studio.example")).status).toBe(200);
});
