/** The mails of the content folder. That each has its placeholders and no others is schemas/mail.ts, which the content check uses. */
import { expect, it } from "vitest";
import { productFacts } from "#lib/content/products.ts";
import { site } from "#lib/content/site.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { renderMail } from "#server/mail/render.ts";

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
