/** One-click unsubscription (RFC 8058): a mailbox provider sends one POST without cookies, and follows no redirect. */
import { describe, expect, it } from "vitest";
import { DAY } from "#server/durations.ts";
import { OK, refused } from "#tests/server/support/answers.ts";
import { CONFIRM_PAGE, confirm, oneClick, ORIGIN, send, subscribe, tokenIn, UNSUBSCRIBE_PAGE } from "#tests/server/support/calls.ts";
import { EMAIL, openNewsletter, type Setting, statusOf, tokenFor } from "#tests/server/support/newsletter-calls.ts";
import { ended } from "#tests/server/support/outbox.ts";
import { ENGINES } from "#tests/server/support/test-server.ts";

/** The List-Unsubscribe address of the newest mail. */
function addressIn({ sink }: Setting): URL {
  const { headers } = sink.mails.at(-1)!.parsed;
  const headerOf = (name: string) => headers.find(({ key }) => key === name)?.value;
  expect(headerOf("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const address = new URL(headerOf("list-unsubscribe")!.slice(1, -1));
  expect(address.origin + address.pathname).toBe(`${ORIGIN}/api/v1/unsubscribe-newsletter`);
  return address;
}

const MULTIPART = ["--x", 'Content-Disposition: form-data; name="List-Unsubscribe"', "", "One-Click", "--x--", ""].join("\r\n");

describe.each(ENGINES)("on %s", (engine) => {
  it("accepts the POST repeatedly, even after years, and changes nothing if the address is only opened", async () => {
    const setting = await openNewsletter(engine);
    await confirm(await tokenFor(setting));
    const { pathname, search, searchParams } = addressIn(setting);
    setting.server.advance(2 * 366 * DAY);
    const opened = await send(pathname + search, { method: "GET" });
    expect([opened.status, opened.headers.get("location")]).toEqual([303, `${ORIGIN}/en/newsletter/unsubscribe${search}`]);
    for (const method of ["HEAD", "OPTIONS", "PUT", "DELETE"]) await send(pathname + search, { method });
    expect(await statusOf(setting.server)).toMatchObject([{ status: "confirmed" }]);

    const token = tokenIn(setting.sink.mails[0]!.parsed.text ?? "", UNSUBSCRIBE_PAGE);
    expect(token).toBe(searchParams.get("token"));
    for (let time = 0; time < 3; time++) {
      const answer = await oneClick(token);
      expect(answer).toMatchObject(OK);
      expect([answer.headers.get("set-cookie"), answer.headers.get("location")]).toEqual([null, null]);
    }
    expect(await statusOf(setting.server)).toMatchObject([{ status: "unsubscribed" }]);
    for (const wrong of ["", "x.y", `${token}x`, `${token}.x`, token.replace(/^./u, (first) => (first === "_" ? "-" : "_"))])
      expect(await oneClick(wrong)).toMatchObject(refused(400, "INVALID_TOKEN"));
    // A new sign-up needs a new confirmation.
    expect(await confirm(await tokenFor(setting))).toMatchObject(OK);
    expect(await statusOf(setting.server)).toMatchObject([{ status: "confirmed" }]);
  });

  it("invalidates all earlier confirmation links", async () => {
    const setting = await openNewsletter(engine);
    const { server, sink } = setting;
    const first = await tokenFor(setting);
    server.advance(11 * 60_000);
    const second = await tokenFor(setting);
    expect(await confirm(first)).toMatchObject(OK);
    server.advance(1);
    expect(await oneClick(tokenIn(sink.mails[0]!.parsed.text ?? "", UNSUBSCRIBE_PAGE))).toMatchObject(OK);
    expect(await confirm(first)).toMatchObject(refused(410, "TOKEN_EXPIRED"));
    expect(await confirm(second)).toMatchObject(refused(410, "TOKEN_EXPIRED"));
    expect(await statusOf(server)).toMatchObject([{ status: "unsubscribed" }]);
  });

  it("accepts both kinds of form that the RFC allows, and no other body", async () => {
    const setting = await openNewsletter(engine);
    await confirm(await tokenFor(setting));
    const { pathname, search } = addressIn(setting);
    const post = (type: string, body: string) => send(pathname + search, { body, headers: { "Content-Type": type } });
    expect(await post("application/x-www-form-urlencoded", "List-Unsubscribe=No")).toMatchObject(refused(400, "INVALID_REQUEST"));
    expect(await post("application/x-www-form-urlencoded", "")).toMatchObject(refused(400, "INVALID_REQUEST"));
    expect(await post("application/json", "{}")).toMatchObject(refused(415, "UNSUPPORTED_MEDIA_TYPE"));
    expect(await statusOf(setting.server)).toMatchObject([{ status: "confirmed" }]);
    expect(await post("multipart/form-data; boundary=x", MULTIPART)).toMatchObject(OK);
    expect(await statusOf(setting.server)).toMatchObject([{ status: "unsubscribed" }]);
  });

  it("can be taken back at once: another sign-up is mailed its link, once in the usual time", async () => {
    const setting = await openNewsletter(engine);
    await confirm(await tokenFor(setting));
    expect(await oneClick(addressIn(setting).searchParams.get("token") ?? "")).toMatchObject(OK);
    for (const _ of [1, 2]) expect(await subscribe(EMAIL)).toMatchObject(OK);
    await ended(setting.server);
    expect(setting.sink.mails).toHaveLength(2);
    const token = tokenIn(setting.sink.mails[1]!.parsed.text ?? "", CONFIRM_PAGE);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { repeated: false } });
    expect(await statusOf(setting.server)).toMatchObject([{ status: "confirmed" }]);
  });

  it("is possible from the notice to a subscriber as well", async () => {
    const setting = await openNewsletter(engine, { HIDE_SUBSCRIBERS: "1" });
    await confirm(await tokenFor(setting));
    setting.server.advance(DAY);
    await subscribe(EMAIL);
    await setting.sink.until(2);
    expect(await oneClick(addressIn(setting).searchParams.get("token") ?? "")).toMatchObject(OK);
    expect(await statusOf(setting.server)).toMatchObject([{ status: "unsubscribed" }]);
  });
});
