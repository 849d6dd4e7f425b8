import { describe, expect, it } from "vitest";
import { findRoute } from "#lib/content/routes.ts";
import { productFacts } from "#lib/content/products.ts";
import { findLink } from "#lib/content/site.ts";
import { localePath, splitPath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { nextSteps } from "./next-steps.ts";

const editions = [...productFacts.values()].flatMap((facts) => facts.editions.map((edition) => ({ key: edition.key, facts, edition })));

describe.each(LOCALES)("after a download in %s", (locale) => {
  it.each(editions)("$key leads on to pages that exist, in words of the language", ({ facts, edition }) => {
    const steps = nextSteps(facts, edition, locale);
    const hrefs = steps.map(({ href }) => href);
    expect(hrefs).toContain(localePath(locale, `${facts.path}/releases`));
    for (const { href, label } of steps) {
      expect(label).not.toMatch(/[{}]|undefined/u);
      if (href.startsWith("/")) expect(findRoute(splitPath(href).path), href).toBeDefined();
    }
    const isFree = "free" in edition.price;
    const leadsToLicence = hrefs.includes(localePath(locale, "/support/licence-activation"));
    const leadsToTrial = hrefs.includes(localePath(locale, "/support/how-trials-work"));
    expect([leadsToLicence, leadsToTrial]).toEqual([!isFree, !isFree && facts.trialMinutes !== undefined]);
    if (facts.getStarted !== undefined) expect(hrefs[0]).toBe(localePath(locale, facts.getStarted));
    // Who has no support by mail has the form for faults.
    const feedback = findLink("feedbackForm");
    expect(feedback !== undefined && hrefs.includes(feedback)).toBe(feedback !== undefined && facts.line === "labz");
  });
});
