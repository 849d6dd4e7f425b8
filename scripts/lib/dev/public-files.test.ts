import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPublicFiles } from "./public-files.ts";

let folder = "";
let address = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "public-files-"));
  mkdirSync(join(folder, "public/images"), { recursive: true });
  writeFileSync(join(folder, "public/images/mark.svg"), "<svg/>");
  writeFileSync(join(folder, "secret.txt"), "secret");
  symlinkSync("../secret.txt", join(folder, "public/link.txt"));
  address = await startPublicFiles(join(folder, "public"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** As it stands: `fetch` would take `..` out of the path. */
function get(path: string): Promise<{ status: number | undefined; type: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    request(address, { path }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.once("end", () => {
        resolve({ status: response.statusCode, type: response.headers["content-type"], body });
      });
    })
      .once("error", reject)
      .end();
  });
}

it("serves a file with its type", async () => {
  expect(await get("/images/mark.svg?v=1")).toEqual({ status: 200, type: "image/svg+xml", body: "<svg/>" });
});

it.each(["/images/none.svg", "/../secret.txt", "/images/%2e%2e/%2e%2e/secret.txt", "/link.txt", "/%", "/"])(
  "has nothing at %s",
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: "" });
  },
);
