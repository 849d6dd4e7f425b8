/** What the server says to the pages of mailed links, for tests that answer in its place. The link's token is `t0ken`. */
import type { Page } from "@playwright/test";

export const OFFER = "**/api/v1/downloads/t0ken";

export const offer = {
  success: true,
  file: "Lantern-Lite-1.2.1-macOS.zip",
  version: "1.2.1",
  size: 5_700,
  sha256: "a4".repeat(32),
  expiresAt: "2026-11-24T09:00:00Z",
  usesLeft: 4,
  product: "lantern",
  edition: "lanternLite",
};

/** Answers a call, and lists what it was sent. */
export async function answer(page: Page, call: string, status: number, json: object): Promise<(string | null)[]> {
  const bodies: (string | null)[] = [];
  await page.route(call, async (route) => {
    bodies.push(route.request().postData());
    await route.fulfill({ status, json });
  });
  return bodies;
}
