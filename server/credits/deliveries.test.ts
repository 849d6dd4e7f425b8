/** 1,000 deliveries of Stripe's webhook in random order, with duplicates and forgeries: the ledger's sum is exact. */
import { expect, it } from "vitest";
import { balanceOf, deliver, openCredits, purchase } from "#tests/server/support/credit-calls.ts";
import { balancesOf, payOff, randomFrom, shuffleDeliveries } from "#tests/server/support/payment-histories.ts";
import { ENGINES } from "#tests/server/support/test-server.ts";

const DELIVERIES = 1_000;
const PURCHASES = 120;
const CONCURRENT = 20;
const ACCOUNTS = ["mika", "rin", "sora", "aoi", "kai"];

it.each(ENGINES)(`books ${DELIVERIES} deliveries exactly on %s`, async (engine) => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const random = randomFrom(seed);
  const setting = await openCredits(engine);
  for (let number = 0; number < PURCHASES; number++)
    await purchase(ACCOUNTS[number % ACCOUNTS.length], { amount: 5 + Math.floor(random() * 400), language: "en" });
  const histories = setting.stripe.checkouts.map((checkout) => payOff(checkout, random));
  const deliveries = shuffleDeliveries(
    histories.flatMap(({ events }) => events),
    DELIVERIES,
    random,
  );
  expect(deliveries, `seed ${seed}`).toHaveLength(DELIVERIES);

  const waiting = [...deliveries];
  const send = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { status } = await deliver(setting, next.event, next.forgery);
      expect([seed, next.event.type, next.forgery, status]).toEqual([
        seed,
        next.event.type,
        next.forgery,
        next.forgery === undefined ? 200 : 400,
      ]);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, send));

  const balances = await Promise.all(ACCOUNTS.map(async (account) => [account, await balanceOf(account)] as const));
  const expected = balancesOf(histories);
  expect({ seed, balances: Object.fromEntries(balances) }).toEqual({
    seed,
    balances: Object.fromEntries(ACCOUNTS.map((account) => [account, expected.get(account)])),
  });
  const receipts = await setting.server.database.queries
    .selectFrom("outbox")
    .select("id")
    .where("template", "=", "creditsReceipt")
    .execute();
  expect(receipts).toHaveLength(histories.filter(({ isPaid }) => isPaid).length);
});
