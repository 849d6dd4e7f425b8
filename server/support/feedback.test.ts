/** Ratings of articles and searches without result, from the API to the staff's list. */
import { describe, expect, it } from "vitest";
import { documentOf } from "#lib/content/documents.ts";
import { commerce } from "#lib/content/site.ts";
import { DAY } from "#server/durations.ts";
import { deleteExpired } from "#server/housekeeping.ts";
import { LIMITS } from "#server/limits/policies.ts";
import type { SupportFeedback } from "#server/support/feedback.ts";
import { runStaffCommand } from "#server/staff/run-command.ts";
import { OK, refused } from "#tests/server/support/answers.ts";
import { sendJson, type Sent, use } from "#tests/server/support/calls.ts";
import { ENGINES, openTestServer, type TestServer } from "#tests/server/support/test-server.ts";

const [doubted = "", praised = ""] = documentOf("SupportIndex").topics.flatMap(({ articles }) => articles.map(({ id }) => id));

const rate = (article: string, isHelpful: boolean, sent: Sent = {}) =>
  sendJson("/api/v1/rate-article", { article, language: "en", isHelpful }, sent);
const report = (query: string, sent: Sent = {}) => sendJson("/api/v1/report-search", { query, language: "ja" }, sent);
const listOf = async (server: TestServer) => (await runStaffCommand(server, { name: "support-feedback" })) as SupportFeedback;

describe.each(ENGINES)("on %s", (engine) => {
  const open = async (scale = "1000") => {
    const server = await openTestServer({ engine, env: { RATE_LIMIT_SCALE: scale } });
    use(server);
    return server;
  };

  it("counts every one of 40 concurrent ratings, and lists the most doubted article first", async () => {
    const server = await open();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => rate(number < 10 ? praised : doubted, number < 12)));
    for (const answer of answers) expect(answer).toMatchObject(OK);
    expect((await listOf(server)).articles).toEqual([
      { article: doubted, language: "en", helpful: 2, notHelpful: 28 },
      { article: praised, language: "en", helpful: 10, notHelpful: 0 },
    ]);
  });

  it("counts a search in one row however it is written, and forgets it after half a year", async () => {
    const server = await open();
    for (const query of ["Plug In  weg", "plug in weg", " ＰＬＵＧ in weg", "plug\u001b in\u0007weg"])
      expect(await report(query)).toMatchObject(OK);
    const [search, ...others] = (await listOf(server)).searches;
    expect(search).toMatchObject({ query: "plug in weg", language: "ja", times: 4 });
    expect(others).toEqual([]);
    server.advance((commerce.searchReportDays + 1) * DAY);
    expect(await deleteExpired(server)).toMatchObject({ searches: 1 });
    expect((await listOf(server)).searches).toEqual([]);
  });

  it("limits what one client says, and takes no more than the form asks for", async () => {
    const server = await open("1");
    for (let number = 0; number < LIMITS["feedback-client"].count; number++) expect(await rate(doubted, false)).toMatchObject(OK);
    expect(await rate(doubted, false)).toMatchObject(refused(429, "RATE_LIMIT_EXCEEDED"));
    expect(await report("anything")).toMatchObject(refused(429, "RATE_LIMIT_EXCEEDED"));
    const elsewhere = { address: "198.51.100.4" };
    expect(await rate("no-such-article", true, elsewhere)).toMatchObject(refused(404, "NOT_FOUND"));
    expect(await report("", elsewhere)).toMatchObject(refused(400, "INVALID_REQUEST"));
    expect(await report("x".repeat(101), elsewhere)).toMatchObject(refused(400, "INVALID_REQUEST"));
    expect((await listOf(server)).articles).toEqual([
      { article: doubted, language: "en", helpful: 0, notHelpful: LIMITS["feedback-client"].count },
    ]);
  });
});
