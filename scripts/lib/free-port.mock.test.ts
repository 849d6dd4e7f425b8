import { createServer } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { freePort } from "./free-port.ts";

const random = vi.hoisted(() => ({ numbers: [] as number[] }));
vi.mock("node:crypto", async () => ({
  ...(await vi.importActual<object>("node:crypto")),
  randomInt: (from: number) => random.numbers.shift() ?? from,
}));

const server = createServer();
afterEach(() => {
  server.close();
});

it("passes over a port on which something listens", async () => {
  const taken = await new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
  random.numbers = [taken, 20_001];
  expect(await freePort()).not.toBe(taken);
});
