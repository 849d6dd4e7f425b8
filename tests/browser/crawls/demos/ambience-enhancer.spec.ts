import { listenTo } from "#tests/support/ears.ts";
import { expect, test } from "#tests/support/test.ts";
import { findDemoPage, hearFor, LABELS, section, start } from "./demo.ts";

const PAGE = findDemoPage("demo-ambience-enhancer") ?? "";
test.skip(PAGE === "", "no product of this site has this demonstration");
const labels = LABELS.ambienceEnhancer;

test("the room demonstration adds a room and no loudness", async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto(PAGE);
  await start(page);
  // Two whole loops each. Unmatched, the room would add 3 dB.
  const dry = await hearFor(ears, 8);
  await section(page).getByRole("radio", { name: labels.room }).check();
  await section(page).getByRole("slider", { name: labels.amount }).fill("100");
  await expect(section(page).locator("[data-match]")).toHaveText(/^−\d\.\d dB$/u);
  const room = await hearFor(ears, 8);
  expect(dry.correlation).toBeGreaterThan(0.999);
  expect(room.correlation).toBeLessThan(0.95);
  const loudness = ({ left, right }: typeof dry) => 10 * Math.log10(10 ** (left / 10) + 10 ** (right / 10));
  expect(Math.abs(loudness(room) - loudness(dry))).toBeLessThan(1.5);
});
