import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Announcement } from "#lib/content/announcements.ts";

const news = (id: string, start: string, end: string): Announcement => ({ id, start, end, tone: "primary", text: id, language: "en" });

vi.mock("#lib/content/announcements.ts", () => ({
  listAnnouncements: (): Announcement[] => [
    news("spring", "2026-03-01", "2026-05-31"),
    news("summer", "2026-06-01", "2026-08-31"),
    news("always", "2026-01-01", "2026-12-31"),
  ],
}));

/** What a document built at this time holds, and what of it is to be seen. */
async function builtAt(time: string) {
  vi.setSystemTime(time);
  const { AnnouncementBar } = await import("./announcement-bar.tsx");
  const tags = renderToStaticMarkup(<AnnouncementBar locale="en" />).match(/<aside[^>]*>/gu) ?? [];
  const idOf = (tag: string) => /data-announcement="([^"]+)"/u.exec(tag)?.[1];
  return { held: tags.map(idOf), shown: tags.filter((tag) => !tag.includes(" hidden")).map(idOf) };
}

describe("AnnouncementBar", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetModules();
    return () => vi.useRealTimers();
  });

  it.each([
    ["2026-05-31T14:59:59Z", ["spring", "summer", "always"], ["spring"]],
    ["2026-05-31T15:00:00Z", ["summer", "always"], ["summer"]],
    ["2025-12-31T00:00:00Z", ["spring", "summer", "always"], []],
    ["2027-01-01T00:00:00Z", [], []],
  ])("built at %s, a document holds %j and shows %j: Japan's days, the first of the file first", async (time, held, shown) => {
    expect(await builtAt(time)).toEqual({ held, shown });
  });
});
