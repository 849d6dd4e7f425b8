/** Measures sign-ups per second on SQLite and on PostgreSQL, each committed to the disk and with its mail written to a file, and the effect on pages. */
import { createDatabase, startPostgres } from "#tests/faults/postgres.ts";
import { startTemporarySite } from "#tests/faults/site-process.ts";
import { runCrowd, type Summary } from "./run-crowd.ts";
import { describeMachine } from "#tests/bench/lib/machine.ts";
import { firstProductPage } from "#tests/bench/serve/first-product-page.ts";

const SECONDS = 10;
/** Targets: sign-ups per second, and the 99th percentiles of sign-ups and of pages during sign-ups, in milliseconds. */
const TARGETS = { perSecond: 500, p99: 100, pageP99: 50 };
const SUBSCRIBERS = 16;
const READERS = { connections: 4, rate: 50 };
const page = firstProductPage();

function print(what: string, { requests, failures, perSecond, median, p99 }: Summary): void {
  const times = `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  console.log(`  ${what.padEnd(28)} ${perSecond.toFixed(0).padStart(6)} per second, ${times}, ${requests} requests, ${failures} failed`);
}

/** @returns Whether every target is met and no request failed. */
async function measure(name: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const site = await startTemporarySite({ RATE_LIMIT_SCALE: "1000000", TRUST_PROXY: "1", ...env });
  const { port } = site;
  try {
    console.log(`${name} (start ${site.startTime.toFixed(0)} ms)`);
    await runCrowd({ port, seconds: 3, connections: SUBSCRIBERS });
    const alone = await runCrowd({ port, seconds: SECONDS, ...READERS, page });
    const fastest = await runCrowd({ port, seconds: SECONDS, connections: SUBSCRIBERS });
    const [steady, pages] = await Promise.all([
      runCrowd({ port, seconds: SECONDS, connections: SUBSCRIBERS * 2, rate: TARGETS.perSecond }),
      runCrowd({ port, seconds: SECONDS, ...READERS, page }),
    ]);
    print("sign-ups, maximum rate", fastest);
    print(`sign-ups, ${TARGETS.perSecond} per second`, steady);
    print("pages during those", pages);
    print("pages alone", alone);
    console.log(
      `  a page takes ${(pages.median / alone.median).toFixed(1)} times as long during sign-ups, p99 ${(pages.p99 / alone.p99).toFixed(1)} times`,
    );
    const isFast = fastest.perSecond >= TARGETS.perSecond && Math.max(fastest.p99, steady.p99) < TARGETS.p99 && pages.p99 < TARGETS.pageP99;
    return isFast && fastest.failures + pages.failures + steady.failures === 0;
  } finally {
    await site.remove();
  }
}

/** @returns Whether both databases meet every target. */
export async function measureSignUps(): Promise<boolean> {
  console.log(describeMachine("."));
  console.log(
    `target: ${TARGETS.perSecond} sign-ups per second with p99 below ${TARGETS.p99} ms, and pages meanwhile with p99 below ${TARGETS.pageP99} ms`,
  );
  const isSqliteFast = await measure("SQLite", {});
  const postgres = await startPostgres({});
  try {
    const shared = { SITE_URL: "https://site.example", SITE_SECRET: "a secret of the benchmark, thirty-two letters" };
    const isPostgresFast = await measure("PostgreSQL", { ...shared, DATABASE_URL: await createDatabase(postgres.port) });
    return isSqliteFast && isPostgresFast;
  } finally {
    await postgres.stop();
  }
}
