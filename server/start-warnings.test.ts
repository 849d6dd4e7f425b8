import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { SmtpAddress } from "./mail/smtp-address.ts";
import { listWarnings } from "./start-warnings.ts";

const ORIGIN = "https://site.example";
const STATS = "https://stats.example/api/event";
const OTHER = "https://other.example/api/event";
const SMTP_URL = SmtpAddress.parse("smtp://mail.example");
const DATA_DIR = "no-such-folder";
type Given = { SITE_URL?: string; ANALYTICS_URL?: string; SITE_SECRET?: string; DATA_DIR?: string };
const warningsFor = (given: Given, built: { origin?: string; analytics?: string } = {}) =>
  listWarnings(
    given.SITE_URL ?? "http://localhost:3000",
    { SMTP_URL, DATA_DIR, ...given },
    { origin: built.origin, analytics: built.analytics },
  );

it("says that nobody receives mails, unless the server is only tried out", () => {
  const env = { SITE_URL: ORIGIN, DATA_DIR, ANALYTICS_URL: undefined, SMTP_URL: undefined };
  const built = { origin: ORIGIN, analytics: undefined };
  expect(listWarnings(ORIGIN, env, built)).toEqual(["SMTP_URL is not set: mails become files in DATA_DIR/mail, and nobody receives them"]);
  expect(listWarnings("http://localhost:3000", { ...env, SITE_URL: undefined }, built)).toHaveLength(1);
});

it("names an address that is not set, or differs from the build's", () => {
  expect(warningsFor({})).toEqual(["SITE_URL is not set: links in mails lead to http://localhost:3000"]);
  expect(warningsFor({ SITE_URL: ORIGIN }, { origin: "https://built.example" })).toEqual([
    "SITE_URL is https://site.example, but the site was built for https://built.example",
  ]);
  expect(warningsFor({ SITE_URL: ORIGIN, ANALYTICS_URL: STATS }, { origin: ORIGIN })).toEqual([
    `ANALYTICS_URL is ${STATS}, but the site was built without it: pages send no page views. Build it with the same address`,
  ]);
  expect(warningsFor({ SITE_URL: ORIGIN, ANALYTICS_URL: STATS }, { origin: ORIGIN, analytics: OTHER })).toEqual([
    `ANALYTICS_URL is ${STATS}, but the site was built with ${OTHER}: pages send theirs there. Build it with the same address`,
  ]);
});

it("is silent if they agree, and about page views if the server is told nothing", () => {
  expect(warningsFor({ SITE_URL: ORIGIN, ANALYTICS_URL: STATS }, { origin: ORIGIN, analytics: STATS })).toEqual([]);
  expect(warningsFor({ SITE_URL: ORIGIN }, { origin: ORIGIN, analytics: STATS })).toEqual([]);
});

it("names a secret that is not the one of the data folder, which signed the links of before", () => {
  const folder = mkdtempSync(join(tmpdir(), "warnings-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const given = { SITE_URL: ORIGIN, SITE_SECRET: "a secret", DATA_DIR: folder };
  expect(warningsFor(given)).toEqual([]);
  writeFileSync(join(folder, "secret"), "a secret\n");
  expect(warningsFor(given)).toEqual([]);
  writeFileSync(join(folder, "secret"), "another\n");
  expect(warningsFor(given)).toEqual([expect.stringContaining(`SITE_SECRET is another secret than ${folder}/secret`)]);
});
