/** Too little of something: connections, space on the disk. Slow and large requests are in sockets.test.ts. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ACCEPTED, expectPage, healthOf, signUp, TRY_AGAIN, untilSignUp } from "#tests/server/support/site-calls.ts";
import { startForTest } from "#tests/server/support/start-deployed.ts";
import { until } from "#tests/server/support/until.ts";

const IDLE = 2_000;
const DISK_BYTES = 8 * 1024 * 1024;

it(`answers while ${IDLE} clients hold connections and send nothing, or nothing more`, async () => {
  const site = await startForTest({ RATE_LIMIT_SCALE: "1000" });
  const sockets = Array.from({ length: IDLE }, () => connect(site.port, "127.0.0.1").on("error", () => undefined));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const used = sockets.filter((_, index) => index % 2 === 0);
  await Promise.all(
    used.map(async (socket: Socket) => {
      socket.write("GET /en HTTP/1.1\r\nHost: localhost\r\n\r\n");
      await once(socket, "data");
      socket.resume();
    }),
  );
  for (let count = 0; count < 10; count++) {
    await expectPage(site);
    expect(await signUp(site)).toMatchObject(ACCEPTED);
  }
  expect(sockets.filter(({ destroyed }) => destroyed).length).toBeLessThan(IDLE / 2);
  const open = () => readdirSync(`/proc/${site.pid}/fd`).length;
  if (process.platform === "linux") expect(open()).toBeGreaterThan(IDLE / 2);
  for (const socket of sockets) socket.destroy();
  if (process.platform === "linux")
    await until(
      async () => open(),
      (count) => count < 100,
    );
  expect(await healthOf(site)).toBe(200);
});

/** A small file system in memory. @returns Its folder; undefined where this user may not mount one. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "small-disk-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_BYTES},mode=700`, "tmpfs", folder]).status === 0;
  if (isMounted) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

const disk = mountSmallDisk();

it.skipIf(disk === undefined)(
  `answers "try again later" on a full disk, and works again when there is space${disk === undefined ? " (needs the right to mount a file system)" : ""}`,
  async () => {
    const folder = disk ?? "";
    onTestFinished(() => {
      spawnSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true, force: true });
    });
    const DATA_DIR = join(folder, "data");
    mkdirSync(DATA_DIR);
    const site = await startForTest({ DATA_DIR, RATE_LIMIT_SCALE: "1000" });
    expect(await signUp(site, "before@studio.example")).toMatchObject(ACCEPTED);
    const filler = join(folder, "filler");
    expect(() => {
      writeFileSync(filler, Buffer.alloc(DISK_BYTES));
    }).toThrow("ENOSPC");
    // SQLite first uses what its log still has.
    expect(await untilSignUp(site, 503)).toMatchObject(TRY_AGAIN);
    expect(await healthOf(site)).toBe(503);
    await expectPage(site);
    rmSync(filler);
    expect(await untilSignUp(site, 200)).toMatchObject(ACCEPTED);
    expect(await healthOf(site)).toBe(200);
    const mails = () => readdirSync(join(DATA_DIR, "mail")).filter((name) => name.endsWith(".eml")).length;
    await until(
      async () => (await (await fetch(`${site.origin}/api/health`)).json()) as { outbox: { waiting: number } },
      ({ outbox }) => outbox.waiting === 0,
    );
    expect(mails()).toBeGreaterThan(1);
  },
);
