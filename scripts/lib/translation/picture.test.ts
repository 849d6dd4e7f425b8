import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { listenLocally } from "#scripts/lib/listen-locally.ts";
import { takePicture } from "./picture.ts";

it("takes a picture with the Chromium of this machine", async () => {
  vi.stubEnv("CHROMIUM", undefined);
  const folder = mkdtempSync(join(tmpdir(), "picture-"));
  const server = createServer((_request, response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Lantern</h1>"));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, "picture.png");
  expect(await takePicture(await listenLocally(server), "/lantern", file)).toBe(`picture of /lantern: ${file}\n`);
  expect(readFileSync(file).subarray(1, 4).toString()).toBe("PNG");
});
