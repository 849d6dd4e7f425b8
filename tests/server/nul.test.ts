/** Text with a NUL, which SQLite reads back cut and PostgreSQL refuses. */
import { describe, expect, it } from "vitest";
import { openAccount } from "./support/account-calls.ts";
import { send, sendJson } from "./support/calls.ts";
import { openNewsletter } from "./support/newsletter-calls.ts";

describe("NUL is refused", () => {
  const invalid = { status: 400, body: { success: false, errorCode: "INVALID_REQUEST" } };

  it("in JSON, in a form and in a query, of anybody", async () => {
    await openNewsletter("sqlite");
    expect(await sendJson("/api/v1/report-search", { query: "a\0b", language: "en" })).toMatchObject(invalid);
    expect(await sendJson("/api/v1/report-search", { query: "ab", "\0": "", language: "en" })).toMatchObject(invalid);
    const form = (body: string) => ({ body, headers: { "Content-Type": "application/x-www-form-urlencoded" } });
    expect(await send("/api/auth/device/token", form("device_code=a%00&client_id=b"))).toMatchObject({
      body: { error: "invalid_request" },
    });
    expect(await send("/api/v1/unsubscribe-newsletter?token=a%00", form("List-Unsubscribe=One-Click"))).toMatchObject(invalid);
    expect(await send("/newsletter/confirm?token=a%00", form(""))).toMatchObject(invalid);
    // A backslash before the escape makes it text.
    expect(await sendJson("/api/v1/report-search", { query: String.raw`a\u0000b`, language: "en" })).toMatchObject({ status: 200 });
  });

  it("of somebody who is signed in", async () => {
    const browser = await openAccount(await openNewsletter("sqlite"));
    expect(await browser.post("revoke-session", { id: "a\0" })).toMatchObject(invalid);
    expect(await browser.post("passkey/delete-passkey", { id: "a\0" })).toMatchObject(invalid);
    const headers = { Cookie: browser.cookie ?? "" };
    expect(await send("/api/v1/credits?purchase=a%00b", { method: "GET", headers })).toMatchObject(invalid);
  });
});
