import { listenTo } from "#tests/support/ears.ts";
import { expect, test } from "#tests/support/test.ts";
import { hearFor, section, start } from "./demo.ts";

test("Ambience Enhancer adds a room and no loudness", async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto("/en/ambience-enhancer");
  await start(page);
  // Two whole loops each. Unmatched, the room would add 3 dB.
  const dry = await hearFor(ears, 8);
  await section(page).getByRole("radio", { name: "With room" }).check();
  await section(page).getByRole("slider", { name: "Amount of room" }).fill("100");
  await expect(section(page).locator("[data-match]")).toHaveText(/^−\d\.\d dB$/u);
  const room = await hearFor(ears, 8);
  expect(dry.correlation).toBeGreaterThan(0.999);
  expect(room.correlation).toBeLessThan(0.95);
  const loudness = ({ left, right }: typeof dry) => 10 * Math.log10(10 ** (left / 10) + 10 ** (right / 10));
  expect(Math.abs(loudness(room) - loudness(dry))).toBeLessThan(1.5);
});
