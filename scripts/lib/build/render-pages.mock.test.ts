import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { renderPages } from "./render-pages.ts";

const child = Object.assign(new EventEmitter(), { stderr: new EventEmitter(), kill: vi.fn<() => void>(), connected: true });
vi.mock("node:child_process", () => ({ fork: () => child }));
vi.mock("./code-key.ts", () => ({ pagesKey: () => "" }));
vi.mock("./page-record.ts", () => ({
  readRecord: () => undefined,
  writeRecord: () => undefined,
  hashOfPart: () => undefined,
  hashOf: () => "",
}));
vi.mock("./heap-flags.ts", () => ({ heapFlags: () => [] }));

test("a render process that ends while it loads stops the build with what it wrote", async () => {
  const page = { locale: "en", path: "/", publicPath: "/", nextPath: "/en", target: "index.html" } as const;
  const rendering = renderPages([page], () => undefined);
  child.stderr.emit("data", Buffer.from("Error: a module cannot be loaded\n"));
  child.emit("exit", 1);
  child.emit("close", 1);
  await expect(rendering).rejects.toThrow("rendering: the render process ended with code 1\nError: a module cannot be loaded");
});
