import { expect, test } from "#tests/support/test.ts";
import { section, start } from "./demo.ts";

test("Spectrum Analyzer shows each sound where it lives", async ({ page }) => {
  await page.goto("/en/labz/products/spectrum-analyzer");
  await start(page);
  const loudest = section(page).locator("[data-loudest]");
  await section(page).getByRole("radio", { name: "Wide bass" }).check();
  await expect(loudest).toHaveText(/^[4-9]\d(?:\.\d)? Hz$/u);
  await section(page).getByRole("radio", { name: "Gliding tone" }).check();
  await expect(loudest).toHaveText(/kHz$/u);
  const drawn = await section(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas
        .getContext("2d")
        ?.getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value > 0),
    );
  expect(drawn).toBe(true);
});
