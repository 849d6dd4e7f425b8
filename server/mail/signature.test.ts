/** DKIM signatures, checked by an independent verifier: mails arrive unchanged, and every change breaks the signature. */
import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dkimVerify } from "mailauth/lib/dkim/verify.js";
import { expect, it } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { MINUTE } from "#server/durations.ts";
import { confirm, CONFIRM_PAGE, subscribe, tokenIn, use } from "#tests/server/support/calls.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { openTestServer } from "#tests/server/support/test-server.ts";

const EMAIL = "mika@studio.example";
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

async function openSigning() {
  const sink = await openMailSink();
  const { folder } = await openTestServer({ engine: "sqlite" });
  const keyFile = join(folder, "dkim.pem");
  writeFileSync(keyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
  const env = { DKIM_DOMAIN: "site.example", DKIM_SELECTOR: "s1", DKIM_KEY_FILE: keyFile, MAIL_FROM: "Studio <news@site.example>" };
  const server = await openTestServer({
    engine: "sqlite",
    sends: true,
    env: { ...env, SMTP_URL: sink.url, RATE_LIMIT_SCALE: "100", HIDE_SUBSCRIBERS: "1" },
  });
  use(server);
  return { sink, server };
}

/** @param key The key that the domain publishes. @returns A mailbox provider's result: `pass` or another. */
async function verify(raw: string, key: KeyObject = publicKey): Promise<string> {
  const published = `v=DKIM1; k=rsa; p=${key.export({ type: "spki", format: "der" }).toString("base64")}`;
  const { results } = await dkimVerify(Buffer.from(raw), {
    resolver: async (name) => (name === "s1._domainkey.site.example" ? [[published]] : []),
  });
  expect(results).toHaveLength(1);
  return results[0]!.status.result;
}

it("is valid for every newsletter mail in each language", async () => {
  const { sink, server } = await openSigning();
  for (const [index, language] of LOCALES.entries()) await subscribe(`reader-${index}@studio.example`, { language });
  const mails = await sink.until(LOCALES.length);
  // The newsletter's second mail, to an address that is already subscribed.
  await confirm(tokenIn(mails[0]!.parsed.text ?? "", CONFIRM_PAGE));
  server.advance(11 * MINUTE);
  await subscribe(mails[0]!.recipients[0]!);
  for (const { raw, parsed } of await sink.until(LOCALES.length + 1)) {
    expect(await verify(raw)).toBe("pass");
    const headers = new Map(parsed.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("list-unsubscribe")).toMatch(/^<https:\/\/site\.example\/api\/v1\/unsubscribe-newsletter\?token=[^>]+>$/u);
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    // RFC 2919: the same list in every language, and signed.
    expect(headers.get("list-id")).toMatch(/ <newsletter\.site\.example>$/u);
    expect(/^DKIM-Signature:(?:.*\r?\n[ \t].*)*/imu.exec(raw)?.[0]).toMatch(/list-id/iu);
  }
});

it("is broken by any change, also of the unsubscribe headers, and by another key", async () => {
  const { sink } = await openSigning();
  await subscribe(EMAIL);
  const { raw } = (await sink.until(1))[0]!;
  expect(await verify(raw)).toBe("pass");
  const changes: [RegExp, string][] = [
    [/^From: [^\r\n]+/mu, "From: Studio <evil@site.example>"],
    [/^To: [^\r\n]+/mu, "To: rin@studio.example"],
    [/^Subject: [^\r\n]+/mu, "Subject: A sale"],
    [/^List-Unsubscribe:\s*</mu, "List-Unsubscribe: <https://evil.example/>, <"],
    [/^List-Unsubscribe-Post:[^\r\n]+/mu, "List-Unsubscribe-Post: List-Unsubscribe=No"],
    [/^Message-ID: </mu, "Message-ID: <x"],
    [/\r\n\r\n/u, "\r\n\r\nx"],
    [/https/u, "http"],
  ];
  for (const [found, put] of changes) {
    const changed = raw.replace(found, put);
    expect(changed, String(found)).not.toBe(raw);
    expect([String(found), await verify(changed)]).not.toContain("pass");
  }
  const { publicKey: anotherKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  expect(await verify(raw, anotherKey)).toBe("fail");
});
