/** A PostgreSQL that is there and says nothing: forms are told to come again, and all is well when it speaks. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { send, subscribe, use } from "#tests/server/support/calls.ts";
import { until } from "#tests/server/support/until.ts";
import { createPostgresDatabase, openTestServer } from "#tests/server/support/test-server.ts";

/** Stands between us and PostgreSQL, and can keep to itself what it hears. */
async function openGoBetween(url: string) {
  const sockets = new Set<Socket>();
  const between = { isSilent: false, address: "" };
  const listener = createServer((near) => {
    const far = connect(Number(new URL(url).port), new URL(url).hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => undefined).on("close", () => to.destroy());
      from.on("data", (data: Buffer) => !between.isSilent && to.write(data));
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
  between.address = address.href;
  return between;
}

it("answers 503 while it is silent, and 200 when it is back", async () => {
  const between = await openGoBetween(await createPostgresDatabase());
  const server = await openTestServer({ engine: "postgres", env: { DATABASE_URL: between.address } });
  use(server);
  const health = async () => (await send("/api/health", { method: "GET" })).status;
  expect((await subscribe("mika@studio.example")).status).toBe(200);
  between.isSilent = true;
  const answers = await Promise.all([1, 2, 3].map((number) => subscribe(`reader-${number}@studio.example`)));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(answers[0]!.body).toEqual({ success: false, errorCode: "TEMPORARILY_UNAVAILABLE" });
  expect(await health()).toBe(503);
  between.isSilent = false;
  await until(health, (status) => status === 200);
  expect((await subscribe("reader-1@studio.example")).status).toBe(200);
}, 40_000);
