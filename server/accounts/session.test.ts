/** How long sessions last. */
import { describe, expect, it } from "vitest";
import { DAY } from "#server/durations.ts";
import { openAccount, PERSON, signedInAs } from "#tests/server/support/account-calls.ts";
import { openNewsletter as openSite } from "#tests/server/support/newsletter-calls.ts";
import { ENGINES_OF_ACCOUNTS } from "#tests/server/support/test-server.ts";

describe.each(ENGINES_OF_ACCOUNTS)("on %s", (engine) => {
  it("ends a session 30 days after its last use by the server's clock, not by the machine's", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    setting.server.advance(28 * DAY);
    expect(await signedInAs(browser)).toBe(PERSON.email);
    setting.server.advance(DAY);
    expect(await signedInAs(browser)).toBeUndefined();
  });
});
