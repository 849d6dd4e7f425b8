import { expect, it } from "vitest";
import { listWarnings } from "./start-warnings.ts";

const ORIGIN = "https://site.example";
const STATS = "https://stats.example/api/event";
const OTHER = "https://other.example/api/event";
const warningsFor = (env: { SITE_URL?: string; ANALYTICS_URL?: string }, built: { origin?: string; analytics?: string } = {}) =>
  listWarnings(env.SITE_URL ?? "http://localhost:3000", env, { origin: built.origin, analytics: built.analytics });

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
