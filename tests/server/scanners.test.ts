/** Programs that open links in mails, and browsers that prefetch: they confirm nothing and end nothing. */
import { describe, expect, it } from "vitest";
import { confirm, CONFIRM_PAGE, send, tokenIn, UNSUBSCRIBE_PAGE } from "./support/calls.ts";
import { DOWNLOAD_PAGE, fetchDownload, look, requestDownload } from "./support/download-calls.ts";
import { EMAIL, openNewsletter, statusOf, tokenFor } from "./support/newsletter-calls.ts";
import { AGENTS, MANNERS } from "./support/scanners.ts";
import { ENGINES } from "./support/test-server.ts";

describe.each(ENGINES)("on %s", (engine) => {
  it("is not confirmed, ended or used by GET, HEAD or OPTIONS of 20 agents, in more than 1,000 requests", async () => {
    expect(AGENTS).toHaveLength(20);
    const setting = await openNewsletter(engine, { RATE_LIMIT_SCALE: "1000" });
    const reader = await tokenFor(setting, "reader@studio.example");
    await confirm(reader);
    const unsubscribe = tokenIn(setting.sink.mails[0]!.parsed.text ?? "", UNSUBSCRIBE_PAGE);
    const token = await tokenFor(setting);
    await requestDownload(EMAIL);
    const mails = await setting.sink.until(3);
    const links = mails.flatMap(({ parsed }) => [...(parsed.text ?? "").matchAll(/https:\/\/\S+/gu)].map(([link]) => new URL(link)));
    const addresses = [
      ...links.map(({ pathname, search }) => pathname + search),
      `/en/newsletter/confirm?token=${token}&confirm=true`,
      ...["", "&confirm=true", "&confirm=1&_method=POST"].flatMap((more) => [
        `/api/v1/confirm-newsletter?token=${token}${more}`,
        `/api/v1/confirm-newsletter/form?token=${token}&locale=en${more}`,
        `/api/v1/unsubscribe-newsletter?token=${unsubscribe}&List-Unsubscribe=One-Click${more}`,
        `/api/v1/unsubscribe-newsletter/form?token=${unsubscribe}${more}`,
      ]),
    ];
    let requests = 0;
    for (const [index, agent] of AGENTS.entries())
      for (const method of ["GET", "HEAD", "OPTIONS"])
        for (const address of addresses) {
          requests++;
          const headers = { ...MANNERS[(requests + index) % MANNERS.length], "User-Agent": agent };
          const { status } = await send(address, { method, headers });
          expect([303, 404, 405]).toContain(status);
        }
    expect(requests).toBeGreaterThanOrEqual(1000);
    const download = tokenIn(mails.at(-1)!.parsed.text ?? "", DOWNLOAD_PAGE);
    for (const agent of AGENTS) await fetchDownload(download, { method: "HEAD", headers: { "User-Agent": agent } });

    expect((await look(download)).body).toMatchObject({ usesLeft: 5 });
    const byAddress = new Map((await statusOf(setting.server)).map(({ email, status }) => [email, status]));
    expect(Object.fromEntries(byAddress)).toEqual({ "reader@studio.example": "confirmed", [EMAIL]: "pending" });
    // The token was valid during all these requests.
    expect(await confirm(token)).toMatchObject({ status: 200, body: { repeated: false } });
    expect(tokenIn(mails.find(({ recipients }) => recipients[0] === EMAIL)!.parsed.text ?? "", CONFIRM_PAGE)).toBe(token);
  });
});
