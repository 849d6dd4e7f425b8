/**
 * Kills servers at random moments while Stripe's webhook delivers events in random order, with duplicates and forgeries. As Stripe does,
 * it delivers each event again until it is answered with success. Afterwards every balance must be exact.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#scripts/lib/free-port.ts";
import { requestOf, stripeId, WEBHOOK_SECRET } from "#tests/server/support/fake-stripe.ts";
import { balancesOf, type Delivery, payOff, randomFrom, shuffleDeliveries } from "#tests/server/support/payment-histories.ts";
import { createDatabase } from "./postgres.ts";
import { type SiteProcess, startSite } from "./site-process.ts";
import { postgresStore, sqliteStore, type Store } from "./store-of.ts";

type Options = {
  kills: number;
  deliveries: number;
  /** The port of a PostgreSQL server; undefined for the embedded database. */
  postgresPort?: number;
  /** Servers on one database. */
  instances: number;
};
export type WebhookOutcome = {
  seed: number;
  kills: number;
  /** Deliveries that were answered, including forgeries. */
  answered: number;
  /** Deliveries that met a killed server, and were repeated. */
  repeated: number;
  /** Forgeries that were not refused. */
  believed: number;
  /** Accounts with a wrong balance. */
  wrong: string[];
  damages: string[];
};

const CONCURRENCY = 8;
const ACCOUNTS = 7;
/** Of each payment page come about five events. */
const EVENTS_OF_A_PURCHASE = 6;

export async function webhookRounds({ kills, deliveries: count, postgresPort, instances }: Options): Promise<WebhookOutcome> {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const random = randomFrom(seed);
  const histories = Array.from({ length: Math.ceil(count / 2 / EVENTS_OF_A_PURCHASE) }, (_, number) => {
    const amount = 500 + Math.floor(random() * 45_000);
    const metadata = { purchase: stripeId("purchase"), account: `account-${number % ACCOUNTS}` };
    return payOff(
      {
        id: stripeId("cs_test"),
        object: "checkout.session",
        url: "",
        payment_status: "unpaid",
        payment_intent: null,
        amount_total: amount,
        currency: "usd",
        metadata,
      },
      random,
    );
  });
  const waiting = shuffleDeliveries(
    histories.flatMap(({ events }) => events),
    count,
    random,
  );
  const outcome: WebhookOutcome = { seed, kills: 0, answered: 0, repeated: 0, believed: 0, wrong: [], damages: [] };

  const folders = Array.from({ length: instances }, () => mkdtempSync(join(tmpdir(), "webhooks-")));
  const url = postgresPort === undefined ? undefined : await createDatabase(postgresPort);
  const store: Store = url === undefined ? sqliteStore(folders[0] ?? "") : postgresStore(url);
  const ports = await Promise.all(folders.map(freePort));
  const start = (index: number) =>
    startSite(ports[index] ?? 0, {
      DATA_DIR: folders[index] ?? "",
      SITE_SECRET: "a secret of the faults, thirty-two letters and more",
      SITE_URL: "https://site.example",
      STRIPE_SECRET_KEY: "sk_test_loopback",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ...(url === undefined ? {} : { DATABASE_URL: url }),
    });
  const sites: SiteProcess[] = await Promise.all(folders.map((_, index) => start(index)));

  let isStopping = false;
  const deliver = async (delivery: Delivery) => {
    while (!isStopping) {
      const site = sites[Math.floor(Math.random() * instances)]!;
      const status = await post(`${site.origin}/api/v1/stripe-webhook`, delivery);
      if (status === 200 || status === 400) {
        outcome.answered++;
        if (delivery.forgery !== undefined && status === 200) outcome.believed++;
        if (delivery.forgery !== undefined || status === 200) return;
      }
      outcome.repeated++;
      await sleep(10);
    }
  };
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await deliver(next);
  };
  const killAll = async () => {
    for (let left = kills; left > 0 && waiting.length > 0; left--) {
      // Spread over the deliveries that are left.
      const until = waiting.length - Math.floor((waiting.length / (left + 1)) * (0.5 + Math.random()));
      while (waiting.length > until) await sleep(1);
      const victim = Math.floor(Math.random() * instances);
      await sites[victim]?.kill();
      outcome.kills++;
      const damage = await store.findDamage();
      if (damage !== undefined) outcome.damages.push(damage);
      sites[victim] = await start(victim);
    }
  };
  try {
    await Promise.all([killAll(), ...Array.from({ length: CONCURRENCY }, work)]);
    await Promise.all(sites.map((site) => site.stop()));
    const balances = await store.readBalances();
    for (const [account, balance] of balancesOf(histories))
      if ((balances.get(account) ?? 0) !== balance)
        outcome.wrong.push(`${account}: ${balances.get(account) ?? 0} instead of ${balance} cents`);
    return outcome;
  } finally {
    isStopping = true;
    await Promise.all(sites.map((site) => site.kill()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns The status; undefined if the server was killed before it answered. */
async function post(url: string, { event, forgery }: Delivery): Promise<number | undefined> {
  const { body, headers } = requestOf(event, Date.now(), forgery);
  try {
    const response = await fetch(url, { method: "POST", body, headers: { "Content-Type": "application/json", ...headers } });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
