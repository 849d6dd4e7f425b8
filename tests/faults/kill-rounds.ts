/**
 * Kills the server at random moments under load, with the mail server working, unreliable and down in turn. Afterwards every
 * request that was answered with success must have its mail, and the database must be intact.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#scripts/lib/free-port.ts";
import { buildFixtureSite, FIXTURE_OUTPUT } from "#tests/support/fixture-site.ts";
import { startLoad } from "./load.ts";
import { type MailSink, openMailSink, type Reply } from "./mail-sink.ts";
import { createDatabase } from "./postgres.ts";
import { type SiteProcess, startSite } from "./site-process.ts";
import { postgresStore, sqliteStore, type Store } from "./store-of.ts";

type Options = {
  rounds: number;
  /** The port of a PostgreSQL server; undefined for the embedded database. */
  postgresPort?: number;
  /** Servers on one database. */
  instances: number;
  report?: (done: number, acknowledged: number) => void;
};
export type Outcome = {
  rounds: number;
  acknowledged: number;
  /** Addresses that were acknowledged, but got no mail. */
  lost: string[];
  /** Addresses that got a mail more than once. */
  repeated: number;
  /** Of these, addresses with several Message-IDs: different mails, not copies of one. */
  doubled: number;
  damages: string[];
  /** Milliseconds. */
  slowestStart: number;
};

const CONCURRENCY = 8;
/** Time between start and kill, long enough that a mail is being sent in most rounds. Milliseconds. */
const LIFETIME = { min: 50, max: 1_200 };
const MODES = ["up", "flaky", "down"] as const;

const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

function flaky(): Reply {
  if (Math.random() > 0.3) return undefined;
  return pick<Reply>([{ code: 451, text: "come back later" }, { code: 421, text: "closing" }, "drop"]);
}

async function setMode(sink: MailSink, mode: (typeof MODES)[number]): Promise<void> {
  await sink.close();
  sink.reply = mode === "flaky" ? flaky : () => undefined;
  if (mode !== "down") await sink.open();
}

export async function killRounds({ rounds, postgresPort, instances, report }: Options): Promise<Outcome> {
  buildFixtureSite();
  const folders = Array.from({ length: instances }, () => mkdtempSync(join(tmpdir(), "faults-")));
  const url = postgresPort === undefined ? undefined : await createDatabase(postgresPort);
  const store: Store = url === undefined ? sqliteStore(folders[0] ?? "") : postgresStore(url);
  const sink = await openMailSink();
  const ports = await Promise.all(folders.map(freePort));
  const start = (index: number) =>
    startSite(
      ports[index] ?? 0,
      {
        DATA_DIR: folders[index] ?? "",
        SMTP_URL: sink.url,
        RATE_LIMIT_SCALE: "1000000",
        SITE_SECRET: "a secret of the faults, thirty-two letters and more",
        SITE_URL: "https://site.example",
        ...(url === undefined ? {} : { DATABASE_URL: url }),
      },
      { root: FIXTURE_OUTPUT },
    );
  const outcome: Outcome = { rounds, acknowledged: 0, lost: [], repeated: 0, doubled: 0, damages: [], slowestStart: 0 };
  const acknowledged = new Set<string>();
  const sites: SiteProcess[] = await Promise.all(folders.map((_, index) => start(index)));
  const recordStart = ({ startTime }: SiteProcess) => {
    outcome.slowestStart = Math.max(outcome.slowestStart, Math.round(startTime));
  };
  sites.forEach(recordStart);

  const load = startLoad(() => sites.map(({ origin }) => origin), acknowledged, CONCURRENCY);
  try {
    for (let round = 0; round < rounds; round++) {
      await setMode(sink, MODES[round % MODES.length] ?? "up");
      await sleep(LIFETIME.min + Math.random() * (LIFETIME.max - LIFETIME.min));
      const victim = Math.floor(Math.random() * instances);
      await sites[victim]?.kill();
      const damage = await store.findDamage();
      if (damage !== undefined) outcome.damages.push(damage);
      const site = await start(victim);
      recordStart(site);
      sites[victim] = site;
      report?.(round + 1, acknowledged.size);
    }
    await load.stop();
    await setMode(sink, "up");
    await drain(sites, store, start);
  } finally {
    // Also after an error: the process does not end while clients send requests.
    await load.stop();
    await Promise.all(sites.map((site) => site.kill()));
    await sink.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  return { ...outcome, ...judge(acknowledged, sink), acknowledged: acknowledged.size };
}

/** Makes all mails due until none is waiting, because the delays between attempts are hours long. */
export async function drain(sites: SiteProcess[], store: Store, start: (index: number) => Promise<SiteProcess>): Promise<void> {
  for (let time = 0; time < 10 && (await store.countWaiting()) > 0; time++) {
    // The embedded database must not be open in another process.
    await Promise.all(sites.map((site) => site.stop()));
    await store.makeDue();
    for (const index of sites.keys()) sites[index] = await start(index);
    for (let check = 0; check < 100 && (await store.countWaiting()) > 0; check++) await sleep(100);
  }
}

function judge(acknowledged: ReadonlySet<string>, { mails }: MailSink): Pick<Outcome, "lost" | "repeated" | "doubled"> {
  const idsByAddress = new Map<string, string[]>();
  for (const { recipients, parsed } of mails)
    for (const address of recipients) idsByAddress.set(address, [...(idsByAddress.get(address) ?? []), parsed.messageId ?? ""]);
  const repeated = [...idsByAddress.values()].filter((ids) => ids.length > 1);
  return {
    lost: [...acknowledged].filter((address) => !idsByAddress.has(address)),
    repeated: repeated.length,
    doubled: repeated.filter((ids) => new Set(ids).size > 1).length,
  };
}
