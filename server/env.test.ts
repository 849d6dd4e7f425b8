/** The environment variables that are accepted, and those that prevent the start. */
import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { listenHost, listMistyped, parseEnvironment, siteOrigin } from "./env.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "env-"));
afterAll(() => {
  rmSync(DATA_DIR, { recursive: true, force: true });
});
const mistakesOf = (source: Readonly<Record<string, string>>) => {
  const parsed = parseEnvironment({ DATA_DIR, ...source });
  return "mistakes" in parsed ? parsed.mistakes : [];
};

it.each<readonly [string, string]>([
  ["SITE_URL", "https://example.com:99999"],
  ["SITE_URL", "https://example.com/de"],
  ["SITE_URL", "example.com"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "smtp:mail"],
  ["SMTP_URL", "https://mail.example"],
  ["MAIL_FROM", "@@"],
  ["MAIL_FROM", "Linden Sound"],
  // Behind a colon stands a group of addresses (RFC 5322), which no sender may be.
  ["MAIL_FROM", "Linden: News <news@site.example>"],
  ["MAIL_FROM", "Linden <news@site.example>\nBcc: all@site.example"],
  ["PORT", "http"],
  ["PORT", "3000.5"],
  ["PORT", "65536"],
  ...["PORT", "RATE_LIMIT_SCALE", "BACKUP_MINUTES", "STATIC_CACHE_MB"].flatMap((name) =>
    ["0x10", "0b11", "1e3", "+5", "-5", " 5", "5 ", "5\r", "５", ".5", "5.", "1_000", "Infinity"].map((value) => [name, value] as const),
  ),
  ...["yes", "-1", "9", "1.5", "10.0.0.0/33", "10.0.0.0/0", "::/0", "::1/129", "10.0.0.1/8/8", "10.0.0.1,", "10.0.0.1:80", "localhost"].map(
    (value) => ["TRUST_PROXY", value] as const,
  ),
  ...["localhost:3000", "example.com", "0.0.0", "[::1]", "10.0.0.0/8"].map((value) => ["HOST", value] as const),
  // Options of nodemailer, including those that weaken TLS.
  ...["requireTLS=false", "secure=false", "tls.rejectUnauthorized=false", "opportunisticTLS=true", "proxy=http://x", "pool=false"].map(
    (option) => ["SMTP_URL", `smtp://mail.example?${option}`] as const,
  ),
  ...["ignoreTLS=", "ignoreTLS=1", "ignoreTLS=TRUE", "name=a%20b", "name=", "socketTimeout=0", "socketTimeout=1e9"].map(
    (option) => ["SMTP_URL", `smtp://mail.example?${option}`] as const,
  ),
  ["SMTP_URL", "smtp://mail.example/path"],
  ["SMTP_URL", "smtp://us:100%@mail.example"],
  ["RATE_LIMIT_SCALE", "0"],
  ["AWS_REGION", "us east"],
])("%s=%s is reported, with what to write instead", (name, value) => {
  expect(mistakesOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: write `, "u"))]);
});

it.each<readonly [string, string]>([
  ["SITE_URL", "https://linden-sound.example"],
  ["SITE_URL", "http://localhost:8080/"],
  ["PORT", "0"],
  ["RATE_LIMIT_SCALE", "0.01"],
  ["BACKUP_MINUTES", "1440"],
  ["STATIC_CACHE_MB", "0"],
  ["SMTP_URL", "smtps://us:secret@mail.example:465?name=site.example&socketTimeout=1000"],
  ["SMTP_URL", "smtp://mail.example?ignoreTLS=false"],
  ["MAIL_FROM", "news@site.example"],
  ["MAIL_FROM", "Linden Sound <news@site.example>"],
  ["MAIL_FROM", "立体音響 <news@site.example>"],
  ...["0", "2", "127.0.0.1", "::1", "10.0.0.2, 172.16.0.0/12,2001:db8::/32"].map((value) => ["TRUST_PROXY", value] as const),
  ...["127.0.0.1", "0.0.0.0", "::", "localhost"].map((value) => ["HOST", value] as const),
])("%s=%s is accepted", (name, value) => {
  expect(mistakesOf({ [name]: value })).toEqual([]);
});

it("refuses a place of copies that is a file, or below one, and accepts a folder that is made later", () => {
  const file = join(DATA_DIR, "a-file");
  writeFileSync(file, "");
  for (const path of [file, join(file, "copies")])
    expect(mistakesOf({ BACKUP_URL: `file://${path}` })).toEqual([
      `BACKUP_URL: ${path} is no folder; write a folder such as file:///mnt/backup`,
    ]);
  expect(mistakesOf({ BACKUP_URL: `file://${join(DATA_DIR, "later/copies")}` })).toEqual([]);
});

it("refuses a domain and a selector that no signature could name", () => {
  const key = join(DATA_DIR, "dkim.pem");
  writeFileSync(key, generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey.export({ type: "pkcs8", format: "pem" }));
  expect(mistakesOf({ DKIM_DOMAIN: "https://site.example", DKIM_SELECTOR: "a b", DKIM_KEY_FILE: key })).toEqual([
    "DKIM_DOMAIN: write a domain such as vendor.example",
    "DKIM_SELECTOR: write the selector of the key's DNS record, such as site",
  ]);
});

it("refuses a key for signatures that mailbox providers do not know", () => {
  const key = join(DATA_DIR, "ed25519.pem");
  writeFileSync(key, generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }));
  expect(mistakesOf({ DKIM_DOMAIN: "site.example", DKIM_SELECTOR: "site", DKIM_KEY_FILE: key })).toEqual([
    `DKIM_KEY_FILE: ${key} holds no RSA key, which is what every mailbox provider knows`,
  ]);
});

it("names variables that are nearly those of the server, and no others", () => {
  expect(listMistyped({ SMTP_ULR: "x", site_url: "x", BACKUP_MINUTE: "5", INSTALLER_URL: "x" })).toEqual([
    "SMTP_ULR is not read: did you mean SMTP_URL?",
    "site_url is not read: did you mean SITE_URL?",
    "BACKUP_MINUTE is not read: did you mean BACKUP_MINUTES?",
    "INSTALLER_URL is not read: did you mean INSTALLERS_URL?",
  ]);
  const others = ["PATH", "HOME", "HOSTNAME", "PGHOST", "PGPORT", "PWD", "NODE_ENV", "CONTENT_DIR", "IMAGE_PATHS", "XDG_DATA_DIRS", "MAIL"];
  expect(listMistyped({ SMTP_URL: "x", SITE_URLS: " ", ...Object.fromEntries(others.map((name) => [name, "x"])) })).toEqual([]);
});

it("treats empty variables and spaces as not set", () => {
  const parsed = parseEnvironment({ DATA_DIR, PORT: " ", TRUST_PROXY: "", SITE_URL: " " });
  expect(parsed).toMatchObject({ env: { PORT: 3000, TRUST_PROXY: { hops: 0 } } });
});

it("names the origin as browsers do", () => {
  const originAt = (PORT: string) => {
    const parsed = parseEnvironment({ DATA_DIR, PORT });
    return "env" in parsed ? siteOrigin(parsed.env) : parsed.mistakes;
  };
  expect(originAt("3000")).toBe("http://localhost:3000");
  // Browsers omit port 80.
  expect(originAt("80")).toBe("http://localhost");
});

it.each([
  ["smtp://mail.example", true, 587],
  ["smtp://mail.example?ignoreTLS=false", true, 587],
  ["smtp://mail.example?ignoreTLS=true", false, 587],
  ["smtps://mail.example", false, 465],
  ["smtp://localhost:1025", false, 1025],
  ["smtp://127.0.0.1", false, 587],
  ["smtp://[::1]", false, 587],
  ["smtp://[2001:db8::1]:25", true, 25],
  ["smtp://localhost.example", true, 587],
])("requires STARTTLS at %s: %s", (SMTP_URL, requireTLS, port) => {
  const parsed = parseEnvironment({ DATA_DIR, SMTP_URL });
  expect(parsed).toMatchObject({ env: { SMTP_URL: { requireTLS, port } } });
});

it("decodes user and password", () => {
  const parsed = parseEnvironment({ DATA_DIR, SMTP_URL: "smtps://me%40x:a%3Ab%25@[2001:db8::1]" });
  expect(parsed).toMatchObject({ env: { SMTP_URL: { host: "2001:db8::1", auth: { user: "me@x", pass: "a:b%" } } } });
});

it.each([
  [{}, undefined],
  [{ TRUST_PROXY: "0" }, undefined],
  [{ TRUST_PROXY: "1" }, "127.0.0.1"],
  [{ TRUST_PROXY: "127.0.0.1,::1" }, "127.0.0.1"],
  [{ TRUST_PROXY: "127.0.0.1,10.0.0.2" }, undefined],
  [{ TRUST_PROXY: "10.0.0.0/8" }, undefined],
  [{ TRUST_PROXY: "10.0.0.0/8", HOST: "10.0.0.1" }, "10.0.0.1"],
  [{ TRUST_PROXY: "2", HOST: "::1" }, "::1"],
  [{ HOST: "127.0.0.1" }, "127.0.0.1"],
])("with %j, listens on %s", (source, host) => {
  const parsed = parseEnvironment({ DATA_DIR, ...source });
  expect("env" in parsed ? listenHost(parsed.env) : parsed.mistakes).toBe(host);
});

it("refuses a number of proxies if the port is reachable from other machines", () => {
  for (const HOST of ["0.0.0.0", "::", "203.0.113.5"])
    expect(mistakesOf({ TRUST_PROXY: "1", HOST })).toEqual([
      `TRUST_PROXY: with HOST=${HOST} write the proxies' addresses, such as 10.0.0.2 or 172.16.0.0/12`,
    ]);
});

it.each([
  [{ STRIPE_SECRET_KEY: "sk_test_1" }, ["STRIPE_WEBHOOK_SECRET"]],
  [{ STRIPE_WEBHOOK_SECRET: "whsec_1" }, ["STRIPE_SECRET_KEY"]],
  [{ STRIPE_API_URL: "http://127.0.0.1:1" }, ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]],
  [{ STRIPE_SECRET_KEY: "rk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" }, []],
])("requires both keys of payments: %j", (given, missing) => {
  expect(mistakesOf(given)).toEqual(missing.map((name) => `${name}: payments need the secret key and the webhook's secret together`));
});

it.each([
  ...["pk_test_1", "sk_prod_1", "sk_test_", "sk_test_1 2"].map((key) => ["STRIPE_SECRET_KEY", key] as const),
  ["STRIPE_WEBHOOK_SECRET", "secret"] as const,
  ...["api.stripe.com", "ftp://api.stripe.com", "http://api.stripe.com", "http://10.0.0.1"].map((url) => ["STRIPE_API_URL", url] as const),
])("reports %s=%s, with what to write instead", (name, value) => {
  const good = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  expect(mistakesOf({ ...good, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: write `, "u"))]);
});
