/** The mails of the content folder. That each has its placeholders and no others is schemas/mail.ts, which the content check uses. */
import { describe, expect, it } from "vitest";
import { editionTitle, productFacts } from "#lib/content/products.ts";
import { listVersions } from "#lib/content/releases.ts";
import { site } from "#lib/content/site.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { MAIL_NAMES } from "#schemas/mail.ts";
import { renderMail } from "#server/mail/render.ts";
import { listMailFaults } from "#tests/support/mail-faults.ts";

/** A product may be called as a part of the vendor's name, which every mail ends with. */
const names = [...productFacts.values()].map(({ name }) => name).filter((name) => !site.name.includes(name));

it.each(LOCALES)("the mail that asks to confirm the newsletter has no advertising in %s", (locale) => {
  const link = "https://site.example/link";
  const { subject, text, html } = renderMail({ template: "newsletterConfirm", locale, values: { days: 7 }, link, unsubscribePage: link });
  // The recipient has not agreed to advertising yet: no price, no product, no picture.
  const advertising = /[{}]|[$€¥£￥円]|\b(?:JPY|USD|EUR)\b|<img|<svg|undefined/u;
  const body = html.replace(/ style="[^"]*"/gu, "");
  for (const part of [subject, text, body]) {
    expect(part).not.toMatch(advertising);
    for (const name of names) expect(part).not.toContain(name);
  }
});

it.each(LOCALES)("the text part has each address on a line of its own, below the words of its button as they are, in %s", (locale) => {
  const link = "https://site.example/link?token=t";
  const { text, html } = renderMail({ template: "newsletterAlready", locale, values: {}, link, unsubscribePage: link });
  const lines = text.split("\n");
  const places = lines.flatMap((line, place) => (line.includes(link) ? [place] : []));
  expect(places.map((place) => lines[place])).toEqual([link, link]);
  for (const place of places) expect(html).toContain(`>${lines[place - 1] ?? ""}</a>`);
});

const longest = (texts: readonly string[]): string => texts.toSorted((a, b) => b.length - a.length)[0] ?? "";
const facts = [...productFacts];
/** For each placeholder of any mail, a value as long as they get. */
const VALUES = {
  product: longest(facts.flatMap(([, product]) => product.editions.map((edition) => editionTitle(product, edition)))),
  version: longest(facts.flatMap(([slug]) => listVersions(slug).map(({ version }) => version))),
  system: "macOS",
  days: 30,
  hours: "72 hours",
  times: "5 times",
  email: "mika@studio.example",
  day: "30 September 2026",
  language: "English",
  message: "> I have a new computer.",
  amount: "$1,000.00",
  number: "0192f0c1-7c1e-7000-8000-000000000000",
};

describe.each(LOCALES)("in %s", (locale) => {
  it.each(MAIL_NAMES)("%s has no gap, links that its two parts agree on, and a subject that is not cut off", (template) => {
    // Any page that every site has.
    const link = `https://site.example${localePath(locale, "/support")}?token=t`;
    const unsubscribePage = `https://site.example${localePath(locale, "/newsletter/unsubscribe")}?token=t`;
    const newsletter = template.startsWith("newsletter") ? { unsubscribePage } : {};
    expect(listMailFaults(renderMail({ template, locale, values: VALUES, link, ...newsletter }))).toEqual([]);
  });
});
