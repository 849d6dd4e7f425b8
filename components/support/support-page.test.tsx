import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { listMenu, requirePage } from "#lib/content/pages.ts";
import { listTopics } from "#lib/content/support.ts";
import { SupportPage } from "./support-page.tsx";

const html = renderToStaticMarkup(<SupportPage page={requirePage("support", "en")} locale="en" />);

describe("SupportPage", () => {
  it("folds each topic under an anchor that never changes", () => {
    const topics = listTopics("en").map(({ topic }) => topic);
    expect(topics.length).toBeGreaterThan(0);
    for (const topic of topics) expect(html).toContain(`<details id="${topic}"`);
  });

  it("says each topic and each page of its menu once, and the way to people before all of them", () => {
    for (const topic of listTopics("en").map(({ topic }) => topic)) expect(html.split(`"${topic}"`)).toHaveLength(2);
    for (const { path } of listMenu("support", "en")) expect(html.split(`href="/en${path}"`)).toHaveLength(2);
    expect(html.indexOf('href="#contact"')).toBeLessThan(html.indexOf("<details"));
  });

  it("leads to a lost key and to the installers before the first question", () => {
    const head = html.slice(0, html.indexOf('id="questions"'));
    for (const path of ["/support/lost-licence-key", "/installers"]) expect(head).toContain(`href="/en${path}"`);
  });

  it("answers the questions that are asked most before it lists its topics", () => {
    const places = [html.indexOf('id="questions"'), html.indexOf('id="topics"')];
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it("has a search field with a button of its own", () => {
    expect(html).toMatch(/<input[^>]*type="search"[^>]*name="q"/u);
    expect(html).toMatch(/<button type="submit"[^>]*>Search</u);
  });
});
