import { expect, it } from "vitest";
import { productFacts } from "#lib/content/products.ts";
import { checkFeeds } from "./address-lists.ts";

/** Finds what the check says of a site that has no pages, and of whose files only those that match are missing. */
async function findingWithout(missing: RegExp) {
  const requested: string[] = [];
  const fetch = (path: string) => {
    requested.push(path);
    return Promise.resolve(new Response(null, { status: missing.test(path) || !/\.(?:xml|json)$/u.test(path) ? 404 : 200 }));
  };
  return { finding: await checkFeeds({ origin: "https://site.example", fetch }), requested };
}

it("requests every feed and appcast, whatever pages the site has", async () => {
  const { finding, requested } = await findingWithout(/^$/u);
  expect(finding).toEqual({ state: "ok", text: `${requested.length} feeds and appcasts` });
  const appcasts = [...productFacts.values()].reduce((sum, { editions }) => sum + editions.length, 0);
  expect(requested.filter((path) => path.includes("/appcast"))).toHaveLength(appcasts);
  expect(new Set(requested).size).toBe(requested.length);
});

it("names appcasts that are missing", async () => {
  const { finding } = await findingWithout(/\/appcast/u);
  expect(finding).toMatchObject({ state: "fault", text: expect.stringMatching(/are wrong, such as .*\/appcast/u) as unknown });
});
