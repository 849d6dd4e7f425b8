/** Random bodies: valid JSON for each endpoint, JSON with something wrong, and bytes that are no JSON. */
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Choices } from "./choices.ts";
import type { SiteAddresses } from "./site-addresses.ts";

/** The domain of addresses in requests, which must not appear in the log. */
export const PERSON_DOMAIN = "fuzz-person.example";

const PASSWORD = "a long password of the fuzzer";

const latin1 = (text: string) => Buffer.from(text, "utf8").toString("latin1");

const ODD_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1e308, 0.1, "", " ", "\0", "\r\nBcc: x@y.example", "😀", "\u202e", "ﬀ", [], {}, [[]], [null], { a: 1 }],
  ...["__proto__", "constructor", "' or 1=1 --", "<script>", "${7*7}", "../../etc/passwd", "a".repeat(5000), "é".repeat(300)],
  ...[{ toString: "x" }, { length: 9 }, { $ne: null }, "2026-02-30", "9999-12-31", "ja", "en", "xx", "stable"],
];

const ADDRESSES = [
  "a@b",
  "a b@c.example",
  "@",
  "a@@b.example",
  `${"a".repeat(300)}@x.example`,
  '"a b"@x.example',
  "a@[127.0.0.1]",
  "日本@例え.jp",
];

function valid(choices: Choices, path: string, site: SiteAddresses, tokens: readonly string[]): Record<string, unknown> {
  const { pick, chance, below } = choices;
  const email = chance(0.8) ? `p${below(1e9)}@${PERSON_DOMAIN}` : pick(ADDRESSES);
  const language = pick(["ja", "en", "de", "fr", "es", "zh-Hans", "xx"]);
  const [product = "x", edition = "x", , system = "macOS"] = site.updates.length > 0 ? pick(site.updates).split("/").slice(4) : [];
  if (path.endsWith("/confirm-newsletter")) return { token: tokens.length > 0 && chance(0.7) ? pick(tokens) : "a".repeat(43) };
  if (path.endsWith("/request-download")) return { email, product, edition, system, language };
  if (path.endsWith("/request-licence-key"))
    return { email, product, edition, orderedAt: "2026-01-31", message: pick(["", "Hello", "日本語\n".repeat(50), "\u2028"]), language };
  if (path.endsWith("/sign-up/email")) return { name: "Mika", email, password: PASSWORD, language };
  if (path.endsWith("/sign-in/email")) return { email, password: PASSWORD };
  if (path.endsWith("/send-verification-email") || path.endsWith("/request-password-reset")) return { email, language };
  if (path.endsWith("/purchase-credits")) return { amount: 1 + below(500), language };
  if (path.endsWith("/rate-article")) return { article: pick(["activate-a-licence", "x"]), language, isHelpful: chance(0.5) };
  if (path.endsWith("/report-search")) return { query: pick(["reverb", "日本語", "\u202e"]), language };
  return { email, language, page: "/en", policyVersion: "1" };
}

function spoiled(choices: Choices, fields: Record<string, unknown>): unknown {
  const { pick, chance } = choices;
  const names = Object.keys(fields);
  const result: Record<string, unknown> = { ...fields };
  if (chance(0.5)) result[pick(names)] = pick(ODD_VALUES);
  // oxlint-disable-next-line typescript/no-dynamic-delete -- A record of this function's own.
  if (chance(0.2)) delete result[pick(names)];
  if (chance(0.2)) result[pick(["website", "extra", "constructor", "toString", ""])] = pick(ODD_VALUES);
  return result;
}

function jsonText(choices: Choices, path: string, site: SiteAddresses, tokens: readonly string[]): string {
  const { pick, below, chance, length } = choices;
  const fields = valid(choices, path, site, tokens);
  const whole = JSON.stringify(fields);
  const depth = length(4000);
  switch (below(12)) {
    case 0:
      return JSON.stringify(pick(ODD_VALUES));
    case 1:
      return pick([`${"[".repeat(depth)}${"]".repeat(depth)}`, `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`, "[".repeat(depth)]);
    case 2:
      return whole.slice(0, below(whole.length));
    case 3:
      return pick([`\u{feff}${whole}`, `${whole}x`, ` ${whole} `, whole.replaceAll('"', "'"), `${whole}${whole}`, "NaN", "undefined"]);
    case 4:
      return whole.replace("{", pick(['{"__proto__":{"a":1},', '{"email":"x",', '{"\\u0000":1,']));
    case 5:
      return chance(0.5) ? " ".repeat(length(20_000)) + whole : JSON.stringify({ ...fields, message: "a".repeat(length(200_000)) });
    case 6:
    case 7:
      return JSON.stringify(spoiled(choices, fields));
    default:
      return whole;
  }
}

/** @returns The body as Latin-1, and headers for it. */
export function randomBody(
  choices: Choices,
  path: string,
  site: SiteAddresses,
  tokens: readonly string[],
): { body: string; headers: readonly (readonly [string, string])[] } {
  const { pick, chance, bytes, below, length } = choices;
  const json = ["Content-Type", "application/json"] as const;
  if (/unsubscribe|\/newsletter\//u.test(path) && chance(0.7))
    return {
      body: pick(["List-Unsubscribe=One-Click", "", "a=b&".repeat(length(3000)), "%", "List-Unsubscribe=%00", bytes(30)]),
      headers: [["Content-Type", pick(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])]],
    };
  const text = latin1(jsonText(choices, path, site, tokens));
  switch (below(10)) {
    case 0:
      return { body: bytes(below(200)), headers: [json] };
    case 1: {
      const at = below(text.length + 1);
      return { body: `${text.slice(0, at)}${pick(["\xff", "\xc0\xaf", "\xed\xa0\x80", "\xf8"])}${text.slice(at)}`, headers: [json] };
    }
    case 2: {
      const [name, compress] = pick([["gzip", gzipSync] as const, ["br", brotliCompressSync] as const]);
      return { body: compress(Buffer.from(text, "latin1")).toString("latin1"), headers: [json, ["Content-Encoding", name]] };
    }
    default:
      return { body: text, headers: [json] };
  }
}
