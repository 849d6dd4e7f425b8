/** Measures sign-ups on SQLite and on PostgreSQL, and pages meanwhile. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeMachine } from "#tests/bench/lib/machine.ts";
import { runCrowd } from "./run-crowd.ts";
import type { Summary } from "./summary.ts";
import { firstProductPage } from "#tests/bench/serve/first-product-page.ts";
import { createDatabase, startPostgres } from "#tests/faults/postgres.ts";
import { startSite } from "#tests/faults/site-process.ts";
import { freePort } from "#scripts/lib/free-port.ts";

const SECONDS = 10;
/** What is wanted: sign-ups a second, and p99 in milliseconds of sign-ups and of pages beside them. */
const LIMITS = { perSecond: 500, p99: 100, pageP99: 50 };
const SUBSCRIBERS = 16;
const READERS = { connections: 4, rate: 50 };
const page = firstProductPage();

function show(what: string, { requests, failures, perSecond, median, p99 }: Summary): void {
  const times = `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  console.log(
    `  ${what.padEnd(28)} ${perSecond.toFixed(0).padStart(6)} a second, ${times}, ${String(requests)} requests, ${String(failures)} failed`,
  );
}

async function measure(name: string, env: Readonly<Record<string, string>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-api-"));
  const port = await freePort();
  const site = await startSite(port, { DATA_DIR: folder, RATE_LIMIT_SCALE: "1000000", TRUST_PROXY: "1", ...env });
  try {
    console.log(`${name} (start ${site.startTime.toFixed(0)} ms)`);
    await runCrowd({ port, seconds: 3, connections: SUBSCRIBERS });
    const alone = await runCrowd({ port, seconds: SECONDS, ...READERS, page });
    const most = await runCrowd({ port, seconds: SECONDS, connections: SUBSCRIBERS });
    const [steady, pages] = await Promise.all([
      runCrowd({ port, seconds: SECONDS, connections: SUBSCRIBERS * 2, rate: LIMITS.perSecond }),
      runCrowd({ port, seconds: SECONDS, ...READERS, page }),
    ]);
    show("sign-ups, as many as go", most);
    show(`sign-ups, ${String(LIMITS.perSecond)} a second`, steady);
    show("pages beside those", pages);
    show("pages alone", alone);
    console.log(
      `  a page takes ${(pages.median / alone.median).toFixed(1)} times as long beside them, p99 ${(pages.p99 / alone.p99).toFixed(1)} times`,
    );
    const isFast = most.perSecond >= LIMITS.perSecond && Math.max(most.p99, steady.p99) < LIMITS.p99 && pages.p99 < LIMITS.pageP99;
    if (!isFast || most.failures + pages.failures + steady.failures > 0) process.exitCode = 1;
  } finally {
    await site.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function measureSignUps(): Promise<void> {
  console.log(describeMachine("."));
  console.log(
    `wanted: ${String(LIMITS.perSecond)} sign-ups a second with p99 under ${String(LIMITS.p99)} ms, and pages meanwhile with p99 under ${String(LIMITS.pageP99)} ms`,
  );
  await measure("SQLite", {});
  const postgres = await startPostgres({});
  try {
    const shared = { SITE_URL: "https://site.example", SITE_SECRET: "a secret of the benchmark, thirty-two letters" };
    await measure("PostgreSQL", { ...shared, DATABASE_URL: await createDatabase(postgres.port) });
  } finally {
    await postgres.stop();
  }
}
