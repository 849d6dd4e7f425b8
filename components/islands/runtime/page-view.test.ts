import { expect, it, vi } from "vitest";
import { countPageView } from "./page-view.ts";

const PAGE = { origin: "https://site.example", href: "https://site.example/en?q=words#part", hostname: "site.example" };

it.each([
  ["", ""],
  ["https://site.example/de", ""],
  ["https://forum.example/thread?q=1", "https://forum.example"],
  // An app that opened the link has no origin.
  ["android-app://com.example.mail/", ""],
])("names the site of the referrer %j as %j", (referrer, site) => {
  const fetch = vi.fn(() => Promise.resolve());
  for (const [name, value] of Object.entries({
    fetch,
    navigator: {},
    document: { referrer },
    window: { location: PAGE, addEventListener: vi.fn() },
  }))
    vi.stubGlobal(name, value);
  countPageView("https://count.example/event");
  vi.unstubAllGlobals();
  const [[, request] = []] = fetch.mock.calls as unknown as [string, { body: string }][];
  expect(JSON.parse(request?.body ?? "")).toMatchObject({ url: "https://site.example/en", referrer: site });
});
