import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "#scripts/lib/free-port.ts";
import { listenLocally } from "#scripts/lib/listen-locally.ts";
import { requirePreviewPort } from "./preview-port.ts";

it.each(["abc", "0", "-1", "3000.5", "65536", "1e3"])("refuses %s, which is no port", async (port) => {
  await expect(requirePreviewPort(port)).rejects.toThrow(`PORT is ${port}: write a port from 1 to 65535`);
});

it("refuses a port where another program listens, and takes a free one", async () => {
  const server = createServer();
  onTestFinished(() => {
    server.close();
  });
  const { port } = new URL(await listenLocally(server));
  await expect(requirePreviewPort(port)).rejects.toThrow(`PORT is ${port}, where another program listens: stop it, or write another port`);
  await requirePreviewPort(String(await freePort()));
});
