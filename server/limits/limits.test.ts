/** Rate limits on both engines: exact under load, and separate for clients and networks. */
import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#server/durations.ts";
import { Refusal } from "#server/refusal.ts";
import { queue } from "#tests/server/support/outbox.ts";
import { ENGINES, openTestServer, type TestServer } from "#tests/server/support/test-server.ts";
import { clientOf } from "./client.ts";
import { LIMITS } from "./policies.ts";
import { deleteEndedCounters, takeLimits } from "./rate-limits.ts";
import { RACE_ROUNDS } from "#tests/support/race-rounds.ts";

const ADDRESS = "203.0.113.7";

/** @returns How many of the concurrent requests are allowed. */
async function countPassed(servers: readonly TestServer[], requests: number, address = () => ADDRESS): Promise<number> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: requests }, (_, index) =>
      takeLimits(servers[index % servers.length]!, clientOf(address()), ["form-client", "form-network"]),
    ),
  );
  for (const outcome of outcomes) if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(Refusal);
  return outcomes.filter(({ status }) => status === "fulfilled").length;
}

describe.each(ENGINES)("on %s", (engine) => {
  it("allows exactly as many of 100 concurrent requests as the limit, in every round", async () => {
    const server = await openTestServer({ engine });
    for (let round = 0; round < RACE_ROUNDS; round++) {
      const address = `198.51.${round}.1`;
      expect(await countPassed([server], 100, () => address)).toBe(LIMITS["form-client"].count);
    }
  });

  it("starts again when the window has ended, and reports when that is", async () => {
    const server = await openTestServer({ engine });
    await countPassed([server], 100);
    server.advance(HOUR / 2);
    const refusal = await takeLimits(server, clientOf(ADDRESS), ["form-client"]).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "RATE_LIMIT_EXCEEDED", retryAfter: HOUR / 2 });
    server.advance(HOUR / 2);
    expect(await countPassed([server], 100)).toBe(LIMITS["form-client"].count);
  });

  it("counts a network's clients together", async () => {
    const server = await openTestServer({ engine });
    let last = 0;
    expect(await countPassed([server], 400, () => `198.51.100.${last++ % 250}`)).toBe(LIMITS["form-network"].count);
  });

  it("starts again when the clock, which was hours ahead, is set back", async () => {
    const server = await openTestServer({ engine });
    server.advance(9 * HOUR);
    await countPassed([server], 100);
    await queue(server, "mika@studio.example");
    server.advance(-9 * HOUR);
    expect(await countPassed([server], 100)).toBe(LIMITS["form-client"].count);
    await queue(server, "mika@studio.example");
    await expect(queue(server, "mika@studio.example")).rejects.toThrow("the budget mailbox is used up");
    // Clocks of two servers may differ a little: nothing begins anew.
    server.advance(-MINUTE);
    expect(await countPassed([server], 1)).toBe(0);
  });

  it("is multiplied by RATE_LIMIT_SCALE", async () => {
    const server = await openTestServer({ engine, env: { RATE_LIMIT_SCALE: "2" } });
    expect(await countPassed([server], 100)).toBe(2 * LIMITS["form-client"].count);
  });

  it("deletes counters whose window has ended", async () => {
    const server = await openTestServer({ engine });
    await countPassed([server], 1);
    expect(await deleteEndedCounters(server, server.now())).toBe(0);
    expect(await deleteEndedCounters(server, server.now() + HOUR)).toBe(2);
  });

  it("stores no address", async () => {
    const server = await openTestServer({ engine });
    await countPassed([server], 1);
    expect(JSON.stringify(await server.database.queries.selectFrom("limits").selectAll().execute())).not.toContain("203.0");
  });
});

it("is shared by three instances on one PostgreSQL", async () => {
  const first = await openTestServer({ engine: "postgres" });
  const servers = [
    first,
    await openTestServer({ engine: "postgres", beside: first }),
    await openTestServer({ engine: "postgres", beside: first }),
  ];
  for (let round = 0; round < RACE_ROUNDS; round++) {
    const address = `198.51.${round}.1`;
    expect(await countPassed(servers, 100, () => address)).toBe(LIMITS["form-client"].count);
  }
});

it.each([
  ["192.0.2.55", "192.0.2.55", "192.0.2.0/24"],
  ["::ffff:192.0.2.55", "192.0.2.55", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["::ffff:c000:0237", "192.0.2.55", "192.0.2.0/24"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
])("%s is the client %s of the network %s", (address, client, network) => {
  expect(clientOf(address)).toMatchObject({ client, network });
});
