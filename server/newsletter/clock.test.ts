/** A confirmation link's life is measured by the server's clock, independent of time zones and calendars. */
import { describe, expect, it, vi } from "vitest";
import { commerce } from "#lib/content/site.ts";
import { DAY, HOUR, MINUTE } from "#server/durations.ts";
import { OK, refused } from "#tests/server/support/answers.ts";
import { confirm, oneClick, tokenIn, UNSUBSCRIBE_PAGE } from "#tests/server/support/calls.ts";
import { openNewsletter, tokenFor } from "#tests/server/support/newsletter-calls.ts";
import { ENGINES } from "#tests/server/support/test-server.ts";

describe.each(ENGINES)("on %s", (engine) => {
  it.each([
    ["set back an hour", "2026-03-28T12:00:00Z", -HOUR],
    ["put forward an hour", "2026-03-28T12:00:00Z", HOUR],
    ["while summer time begins", "2027-03-28T00:30:00Z", 0],
    ["while summer time ends", "2027-10-31T00:30:00Z", 0],
    ["while the year ends", "2026-12-31T23:59:00Z", 0],
    ["over a leap day", "2028-02-28T12:00:00Z", 0],
    ["past 2038", "2038-01-18T12:00:00Z", 0],
  ])("is the same with the clock %s", async (_case, day, jump) => {
    vi.stubEnv("TZ", "Europe/Berlin");
    const setting = await openNewsletter(engine);
    const { server, sink } = setting;
    server.advance(Date.parse(day) - server.now());
    const atOnce = await tokenFor(setting, "at-once@studio.example");
    const inTime = await tokenFor(setting, "in-time@studio.example");
    const late = await tokenFor(setting, "late@studio.example");
    // The clock is corrected once.
    server.advance(jump);
    expect(await confirm(atOnce)).toMatchObject(OK);
    server.advance(commerce.confirmationDays * DAY - jump - MINUTE);
    expect(await confirm(inTime)).toMatchObject(OK);
    // Five minutes are tolerated, because servers' clocks may differ.
    server.advance(7 * MINUTE);
    expect(await confirm(late)).toMatchObject(refused(410, "TOKEN_EXPIRED"));
    expect(await confirm(atOnce)).toMatchObject({ status: 200, body: { repeated: true } });
    expect(await oneClick(tokenIn(sink.mails[0]!.parsed.text ?? "", UNSUBSCRIBE_PAGE))).toMatchObject(OK);
  });
});
