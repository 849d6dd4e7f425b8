/**
 * Kills servers at random moments during sign-ups, changes and deletions of accounts. After each kill no account may be half there,
 * and in the end each answer must have come true: the accounts as they were promised, and every mail.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parse } from "yaml";
import { freePort } from "#scripts/lib/free-port.ts";
import { buildFixtureSite, FIXTURE_CONTENT, FIXTURE_OUTPUT } from "#tests/support/fixture-site.ts";
import { liveAccount, noPromises, type Promises } from "./account-life.ts";
import { drain } from "./kill-rounds.ts";
import { type MailSink, openMailSink } from "./mail-sink.ts";
import { createDatabase } from "./postgres.ts";
import { type SiteProcess, startSite } from "./site-process.ts";
import { postgresStore, sqliteStore, type Store } from "./store-of.ts";

type Options = {
  kills: number;
  /** The port of a PostgreSQL server; undefined for the embedded database. */
  postgresPort?: number;
  /** Servers on one database. */
  instances: number;
};
export type AccountOutcome = {
  kills: number;
  /** Mails that answers promised, and accounts that came to their deletion. */
  promised: number;
  whole: number;
  lostMails: string[];
  /** Accounts that are half there, or not as the last answer said. */
  wrong: string[];
  refusals: string[];
  damages: string[];
};

const CONCURRENCY = 6;
/** Time between start and kill, long enough for several steps of each account. Milliseconds. */
const LIFETIME = { min: 100, max: 2_000 };

export async function accountRounds({ kills, postgresPort, instances }: Options): Promise<AccountOutcome> {
  buildFixtureSite();
  const folders = Array.from({ length: instances }, () => mkdtempSync(join(tmpdir(), "accounts-")));
  const url = postgresPort === undefined ? undefined : await createDatabase(postgresPort);
  const store: Store = url === undefined ? sqliteStore(folders[0] ?? "") : postgresStore(url);
  const sink = await openMailSink();
  const ports = await Promise.all(folders.map(freePort));
  const start = (index: number) => {
    const env = {
      DATA_DIR: folders[index] ?? "",
      SMTP_URL: sink.url,
      RATE_LIMIT_SCALE: "1000000",
      SITE_SECRET: "a secret of the faults, thirty-two letters and more",
      SITE_URL: "https://site.example",
      ...(url === undefined ? {} : { DATABASE_URL: url }),
    };
    return startSite(ports[index] ?? 0, env, { root: FIXTURE_OUTPUT });
  };
  const sites: SiteProcess[] = await Promise.all(folders.map((_, index) => start(index)));
  const promises = noPromises();
  const wrong: string[] = [];
  const damages: string[] = [];
  let isStopping = false;
  let people = 0;
  const work = async () => {
    while (!isStopping) {
      const number = people++;
      await liveAccount({ origin: () => sites[Math.floor(Math.random() * instances)]?.origin ?? "", sink, promises, number });
      // Not as fast as a server that is down refuses connections.
      await sleep(10);
    }
  };
  try {
    const working = Promise.all(Array.from({ length: CONCURRENCY }, work));
    for (let kill = 0; kill < kills; kill++) {
      await sleep(LIFETIME.min + Math.random() * (LIFETIME.max - LIFETIME.min));
      const victim = Math.floor(Math.random() * instances);
      await sites[victim]?.kill();
      const damage = await store.findDamage();
      if (damage !== undefined) damages.push(damage);
      wrong.push(...(await store.findHalfAccounts()));
      sites[victim] = await start(victim);
    }
    isStopping = true;
    await working;
    await drain(sites, store, start);
    await Promise.all(sites.map((site) => site.stop()));
    wrong.push(...(await store.findHalfAccounts()), ...brokenPromises(promises, await store.listAccounts()));
  } finally {
    isStopping = true;
    await Promise.all(sites.map((site) => site.kill()));
    await sink.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  const { whole, refusals } = promises;
  return { kills, promised: promises.mails.size, whole, lostMails: lostMails(promises, sink), wrong, refusals, damages };
}

function brokenPromises({ present, absent }: Promises, accounts: ReadonlySet<string>): string[] {
  return [
    ...[...present].filter((email) => !accounts.has(email)).map((email) => `${email} has no account`),
    ...[...absent].filter((email) => accounts.has(email)).map((email) => `${email} still has an account`),
  ];
}

function lostMails({ mails: promised }: Promises, { mails }: MailSink): string[] {
  const texts = parse(readFileSync(join(FIXTURE_CONTENT, "en/mail.yaml"), "utf8")) as Record<string, { subject?: string }>;
  const templates = new Map(Object.entries(texts).map(([template, { subject }]) => [subject, template]));
  const arrived = new Set(
    mails.flatMap(({ recipients, parsed }) => recipients.map((to) => `${to} ${templates.get(parsed.subject) ?? ""}`)),
  );
  return [...promised].filter((mail) => !arrived.has(mail));
}
