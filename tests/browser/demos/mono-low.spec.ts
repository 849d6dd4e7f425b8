import { listenTo } from "#tests/support/ears.ts";
import { expect, test } from "#tests/support/test.ts";
import { hearFor, section, start } from "./demo.ts";

test("MonoLow brings the low end to the middle", async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto("/en/mono-low");
  await start(page);
  const figure = section(page).locator("[data-correlation]");
  await expect(figure).toHaveText(/^\+0\.[0-7]/u);
  const wide = await hearFor(ears, 2);
  await section(page).getByRole("radio", { name: "Mono" }).check();
  await expect(figure).toHaveText("+1.00");
  const mono = await hearFor(ears, 2);
  expect(mono.correlation - wide.correlation).toBeGreaterThan(0.2);
});
