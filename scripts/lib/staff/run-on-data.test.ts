import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { StartError } from "#server/env.ts";
import { writeEndpointFile } from "#server/staff/endpoint-file.ts";
import { listLocalChecks } from "#scripts/lib/doctor/local.ts";
import { callServer } from "./run-on-data.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "run-on-data-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

it("says why the database cannot be opened where no server answers, also after one was killed", async () => {
  const folder = newFolder();
  const reason = new StartError("The data folder is in use:", ["by a command"]);
  await expect(callServer(folder, { name: "stats" }, reason)).rejects.toBe(reason);
  const server = createServer((_request, response) => response.end("{}")).listen(0, "127.0.0.1");
  await once(server, "listening");
  writeEndpointFile(folder, { port: (server.address() as AddressInfo).port, key: "key" });
  expect((await callServer(folder, { name: "stats" }, reason)).status).toBe(200);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(callServer(folder, { name: "stats" }, reason)).rejects.toBe(reason);
});

it("names a damaged database in the doctor", async () => {
  const DATA_DIR = newFolder();
  writeFileSync(join(DATA_DIR, "site.db"), "no database ".repeat(500));
  const check = listLocalChecks({ DATA_DIR }).find(({ name }) => name === "database");
  await expect(check?.run()).rejects.toThrow(`DATA_DIR: ${DATA_DIR}/site.db is damaged`);
});
