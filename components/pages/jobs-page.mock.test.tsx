import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { requirePage } from "#lib/content/pages.ts";
import { ALL_LOCALES, LANGUAGE_TAGS } from "#schemas/locale.ts";
import { JobsPage } from "./jobs-page.tsx";

vi.mock(import("#lib/content/pages.ts"), async (original) => ({ ...(await original()), localesOfPage: () => [...ALL_LOCALES] }));

it("shows the headline in every language under the language's tag, which is not always its code", () => {
  const html = renderToStaticMarkup(<JobsPage page={requirePage("jobs", "en")} locale="en" />);
  const tags = [...html.matchAll(/<li lang="([^"]+)"/gu)].map(([, tag]) => tag);
  expect(tags).toContain("zh-Hans");
  expect(Object.values(LANGUAGE_TAGS)).toEqual(expect.arrayContaining(tags));
});
