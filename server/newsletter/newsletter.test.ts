/** The newsletter from the form to the last unsubscription, through the API's handlers, a real database and a real mail server. */
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { productFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { LANGUAGE_TAGS } from "#schemas/locale.ts";
import { DAY, MINUTE } from "#server/durations.ts";
import { OK, refused } from "#tests/server/support/answers.ts";
import { CONFIRM_PAGE, confirm, ORIGIN, send, subscribe, tokenIn, UNSUBSCRIBE_PAGE } from "#tests/server/support/calls.ts";
import { EMAIL, openNewsletter, statusOf, tokenFor, tokensFor } from "#tests/server/support/newsletter-calls.ts";
import { ended } from "#tests/server/support/outbox.ts";
import { LIMITS, MAILBOX_BUDGET } from "#server/limits/policies.ts";
import { deleteSubscriptions, lockSubscriptions } from "./store.ts";
import { ENGINES } from "#tests/server/support/test-server.ts";
import { MESSAGE_LOCALES } from "#tests/support/fixture-site.ts";
import { RACE_ROUNDS } from "#tests/support/race-rounds.ts";

const productNames = [...productFacts].flatMap(([slug, { name }]) => [name, `/${slug}`]);
/** For ten thousand requests on a busy machine. */
const LONG_TIMEOUT_MS = 120_000;

describe.each(ENGINES)("on %s", (engine) => {
  it("subscribes only after the confirmation, and answers that an address is already subscribed", async () => {
    const setting = await openNewsletter(engine);
    const token = await tokenFor(setting);
    expect(await statusOf(setting.server)).toEqual([{ email: EMAIL, status: "pending", language: "en" }]);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { success: true, repeated: false } });
    expect(await statusOf(setting.server)).toEqual([{ email: EMAIL, status: "confirmed", language: "en" }]);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { success: true, repeated: true } });
    expect(await subscribe("MIKA@studio.example")).toMatchObject(refused(409, "ALREADY_SUBSCRIBED"));
  });

  it("tells one client no more often than its limit whether an address is subscribed, also at the same time", async () => {
    const setting = await openNewsletter(engine, { RATE_LIMIT_SCALE: "1" });
    await confirm(await tokenFor(setting, EMAIL, {}));
    const { count } = LIMITS["form-client"];
    const answers = await Promise.all(Array.from({ length: count + 20 }, () => subscribe(EMAIL, {}, { address: "198.51.100.7" })));
    const refusals = answers.map(({ body }) => (body as { errorCode?: string }).errorCode);
    expect(refusals.filter((code) => code === "ALREADY_SUBSCRIBED")).toHaveLength(count);
    expect(refusals.filter((code) => code === "RATE_LIMIT_EXCEEDED")).toHaveLength(20);
  });

  it.each(LOCALES)("mails complete text in %s as text and HTML, without advertising", async (language) => {
    const setting = await openNewsletter(engine);
    const token = await tokenFor(setting, EMAIL, { language });
    const { parsed } = setting.sink.mails[0]!;
    const { text = "", html = "" } = parsed;
    expect(text).toContain(`${ORIGIN}${localePath(language, "/newsletter/confirm")}?token=${token}`);
    expect(html).toContain(`${ORIGIN}${localePath(language, "/newsletter/confirm")}?token=${token}`);
    // English stands in for a locale without mails.
    expect(html).toContain(`<html lang="${LANGUAGE_TAGS[MESSAGE_LOCALES.includes(language) ? language : "en"]}">`);
    expect(text).toContain("7");
    // No price, image, product or link to a shop: the recipient has not agreed to advertising yet.
    const advertising = /[{}]|[$€¥£￥円]|\b(?:JPY|USD|EUR)\b|<img|<svg|url\(|cid:|undefined|shop|buy/iu;
    for (const part of [parsed.subject ?? "", text, html].map((content) => content.replaceAll(/token=[\w.-]+/gu, ""))) {
      expect(part).not.toMatch(advertising);
      for (const name of productNames) expect(part).not.toContain(name);
    }
    expect(parsed.attachments).toEqual([]);
    const links = [...html.matchAll(/href="([^"]+)"/gu)].map(([, href]) => new URL(href!));
    expect(links.every(({ origin, pathname }) => origin === ORIGIN && /\/newsletter\/(?:confirm|unsubscribe)$/u.test(pathname))).toBe(true);
  });

  it("confirms nothing whose subscription is erased at that moment", async () => {
    const setting = await openNewsletter(engine);
    const { database } = setting.server;
    const token = await tokenFor(setting);
    const [{ id }] = (await database.queries.selectFrom("subscriptions").select("id").execute()) as [{ id: string }];
    const [confirmed] = await database.transact(async (tx) => {
      await lockSubscriptions(tx, database.engine, [id]);
      const confirming = confirm(token);
      // On PostgreSQL the confirmation finds its sign-up and then waits for the lock; on SQLite it waits before.
      await setTimeout(300);
      await deleteSubscriptions(tx, [id]);
      return [confirming];
    });
    expect(await confirmed).toMatchObject(refused(400, "INVALID_TOKEN"));
  });

  it(
    `counts exactly one of 50 concurrent confirmations as the first, ${RACE_ROUNDS} times`,
    async () => {
      const setting = await openNewsletter(engine, { RATE_LIMIT_SCALE: "1000" });
      for (const token of await tokensFor(setting, RACE_ROUNDS)) {
        const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(token)));
        expect(answers.every(({ status }) => status === 200)).toBe(true);
        expect(answers.filter(({ body }) => (body as { repeated: boolean }).repeated)).toHaveLength(49);
      }
    },
    LONG_TIMEOUT_MS,
  );

  it(
    `creates one row and one mail for 50 concurrent requests, ${RACE_ROUNDS} times`,
    async () => {
      const { server, sink } = await openNewsletter(engine, { RATE_LIMIT_SCALE: "1000" });
      for (let round = 1; round <= RACE_ROUNDS; round++) {
        const email = `reader-${round}@studio.example`;
        const answers = await Promise.all(Array.from({ length: 50 }, () => subscribe(email)));
        for (const answer of answers) expect(answer).toMatchObject(OK);
        await ended(server);
        expect(sink.mails).toHaveLength(round);
        expect(await statusOf(server)).toHaveLength(round);
      }
    },
    LONG_TIMEOUT_MS,
  );

  it("refuses invalid tokens, and expired ones, counted from when the mail server accepted the mail", async () => {
    const setting = await openNewsletter(engine);
    const { server, sink } = setting;
    await sink.close();
    expect(await subscribe(EMAIL)).toMatchObject(OK);
    // The mail waits for three weeks; the link still works in the week after that.
    server.advance(21 * DAY);
    await sink.open();
    server.advance(30_000);
    const [mail] = await sink.until(1);
    await ended(server);
    const token = tokenIn(mail!.parsed.text ?? "", CONFIRM_PAGE);
    for (const wrong of ["", "x", `${token}x`, token.slice(1), "../../etc/passwd", "a".repeat(4000)])
      expect(await confirm(wrong), wrong).toMatchObject(refused(400, "INVALID_TOKEN"));
    server.advance(7 * DAY + 6 * MINUTE);
    expect(await confirm(token)).toMatchObject(refused(410, "TOKEN_EXPIRED"));
    server.advance(-2 * MINUTE);
    expect(await confirm(token)).toMatchObject(OK);
  });

  it("works without JavaScript: a form posted to its own address redirects to the page without the token", async () => {
    const setting = await openNewsletter(engine);
    const token = await tokenFor(setting, EMAIL, { language: "de" });
    const post = async (page: string) => {
      const { status, headers } = await send(page, {
        body: "",
        // Browsers send these headers from a page with `Referrer-Policy: no-referrer`.
        headers: { Origin: "null", "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" },
      });
      return `${status} ${headers.get("location") ?? ""}`;
    };
    const page = `${ORIGIN}/de/newsletter/confirm`;
    expect(await post(`/de/newsletter/confirm?token=${token}`)).toBe(`303 ${page}#confirmed`);
    expect(await post(`/de/newsletter/confirm?token=${token}`)).toBe(`303 ${page}#already-confirmed`);
    expect(await post("/newsletter/confirm?token=x")).toBe(`303 ${ORIGIN}/newsletter/confirm#invalid-token`);
    expect(await post("/newsletter/confirm")).toBe(`303 ${ORIGIN}/newsletter/confirm#invalid-token`);
    const unsubscribeToken = tokenIn(setting.sink.mails[0]!.parsed.text ?? "", UNSUBSCRIBE_PAGE);
    expect(await post(`/fr/newsletter/unsubscribe?token=${unsubscribeToken}`)).toBe(`303 ${ORIGIN}/fr/newsletter/unsubscribe#unsubscribed`);
    expect(await statusOf(setting.server)).toMatchObject([{ status: "unsubscribed" }]);
  });

  it("with HIDE_SUBSCRIBERS does not reveal who is subscribed, and notifies the subscriber", async () => {
    const setting = await openNewsletter(engine, { HIDE_SUBSCRIBERS: "1" });
    await confirm(await tokenFor(setting));
    // Requests for a subscriber and for another address get the same responses, also when repeated.
    const ask = async (email: string) => {
      const { status, body } = await subscribe(email, { language: "de" });
      return { status, body };
    };
    setting.server.advance(11 * MINUTE);
    expect(await ask(EMAIL)).toEqual(await ask("stranger@studio.example"));
    expect(await ask(EMAIL)).toEqual(await ask("stranger@studio.example"));
    expect(await ask(EMAIL)).toEqual(await ask("stranger@studio.example"));
    const mails = await setting.sink.until(3);
    const notice = mails.slice(1).find(({ recipients }) => recipients[0] === EMAIL);
    expect(notice?.parsed.subject).toBe("Sie erhalten unseren Newsletter bereits");
    expect(notice?.parsed.text).not.toMatch(CONFIRM_PAGE);
  });

  it("answers success to a program that fills in the hidden field, and stores nothing", async () => {
    const { server } = await openNewsletter(engine);
    expect(await subscribe(EMAIL, { website: "https://spam.example" })).toMatchObject(OK);
    expect(await statusOf(server)).toEqual([]);
  });

  it("sends no more mails than its budget in 24 hours to an address that 500 clients enter 1,000 times", async () => {
    const { server, sink } = await openNewsletter(engine);
    const spellings = [EMAIL, "MIKA@studio.example", "mika+1@studio.example", "Mika+news@Studio.Example"];
    for (let minute = 0; minute < 20; minute++) {
      await Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const number = minute * 50 + index;
          return subscribe(spellings[index % 4]!, {}, { address: `10.${(number % 500) >> 8}.${number % 250}.${number % 100}` });
        }),
      );
      await ended(server);
      server.advance(30 * MINUTE);
    }
    expect(sink.mails).toHaveLength(MAILBOX_BUDGET.count);
  });
});
