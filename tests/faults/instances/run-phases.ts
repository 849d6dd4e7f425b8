/** Sign-ups under kills, then under a rolling restart, and the sum of both. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, startCluster } from "./cluster.ts";
import { openCountingSink } from "./counting-sink.ts";
import { groupBy, judge, type Kill, type Verdict } from "./judge.ts";
import { openOutboxReader, type OutboxReader } from "./outbox-record.ts";
import type { InstanceOptions } from "./options.ts";
import { type SignUps, startSignUps } from "./sign-ups.ts";

type Options = InstanceOptions & {
  postgresPort: number;
  root: string;
  installers: string;
  /** A page of the site. */
  page: string;
  /** Makes mails of killed instances due when the load has ended, instead of waiting a minute for their leases to end. */
  isShort?: boolean;
  report?: (line: string) => void;
};

export type InstancesOutcome = Verdict & {
  accepted: number;
  /** Sign-ups without success while instances were killed, by status; 0 for a connection that broke. */
  refusedUnderKills: Readonly<Record<string, number>>;
  /** The same while they were restarted. */
  refusedUnderRestarts: Readonly<Record<string, number>>;
  pages: { read: number; failed: number };
  kills: number;
  restarts: number;
  delivered: number;
  /** Milliseconds, the 99th of a hundred. */
  p99: number;
};

const DRAIN_TIMEOUT_MS = 180_000;
/** A living instance delivers and records a mail in less. */
const STEADY_MS = 2_000;

export async function runPhases(options: Options): Promise<InstancesOutcome> {
  const { seconds, rate, killEvery, page, isShort = false, report = () => undefined } = options;
  const sink = await openCountingSink();
  const cluster = await startCluster({ ...options, sink });
  const outbox = await openOutboxReader(cluster.databaseUrl);
  try {
    const load = startSignUps(cluster.port, rate, page);
    const kills: Kill[] = [];
    const begin = performance.now();
    while (kills.length < Math.floor(seconds / killEvery)) {
      await sleep(begin + (kills.length + 1) * killEvery * 1000 - performance.now());
      kills.push(await killNext(cluster, outbox, kills.length));
      report(`  kill ${kills.length}: ${load.accepted.size} accepted, ${sink.mails.length} delivered, ${countOf(load)} refused`);
    }
    await sleep(1_000);
    const refusedUnderKills = byStatus(load);
    const before = load.refused.size;
    await restartAll(cluster);
    await sleep(1_000);
    await load.stop();
    const refusedUnderRestarts = byStatus(load, before);
    await drain(outbox, isShort);
    const records = await outbox.listAll();
    const times = load.times.sort((a, b) => a - b);
    return {
      ...judge({ accepted: load.accepted, deliveries: sink.mails, records, kills }),
      accepted: load.accepted.size,
      refusedUnderKills,
      refusedUnderRestarts,
      pages: load.pages,
      kills: kills.length,
      restarts: cluster.instances.length,
      delivered: sink.mails.length,
      p99: times[Math.floor(times.length * 0.99)] ?? 0,
    };
  } finally {
    await outbox.close();
    await cluster.remove();
    await sink.close();
  }
}

/** Kills the instances in turn, notes what the outbox says at that moment, and starts it again. */
async function killNext(cluster: Cluster, outbox: OutboxReader, count: number): Promise<Kill> {
  const index = count % cluster.instances.length;
  const { name = "" } = cluster.instances[index] ?? {};
  await cluster.kill(index);
  const at = performance.now();
  const leased = new Set((await outbox.listLeased()).keys());
  await cluster.start(index);
  return { name, at, leased };
}

/** As an upgrade does: each is stopped and started again when the one before answers. */
async function restartAll(cluster: Cluster): Promise<void> {
  for (const index of cluster.instances.keys()) {
    const code = await cluster.stopOne(index);
    if (code !== 0) throw new Error(`an instance ended with ${String(code)} after SIGTERM`);
    await cluster.start(index);
  }
}

/** @throws if mails are still waiting after three minutes. */
async function drain(outbox: OutboxReader, isShort: boolean): Promise<void> {
  if (isShort) {
    const leased = await outbox.listLeased();
    await sleep(STEADY_MS);
    const later = await outbox.listLeased();
    await outbox.release(new Map([...later].filter(([id, lease]) => leased.get(id) === lease)));
  }
  for (const end = performance.now() + DRAIN_TIMEOUT_MS; (await outbox.countWaiting()) > 0;) {
    if (performance.now() > end) throw new Error(`${await outbox.countWaiting()} mails are still waiting`);
    await sleep(100);
  }
}

const countOf = ({ refused }: SignUps) => refused.size;

/** @param from Leaves out the first ones. */
function byStatus({ refused }: SignUps, from = 0): Record<string, number> {
  const groups = groupBy([...refused.values()].slice(from), String);
  return Object.fromEntries([...groups].map(([status, all]) => [status, all.length]));
}
