/** Three questions that end at one edition, on the fixture site: with a pointer, with the keyboard, on a phone, and as a table without script. */
import { expectToStandOut } from "#tests/support/forced-colours.ts";
import { expect, test } from "#tests/support/test.ts";

for (const path of ["/en/pricing", "/en/products"]) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`three answers lead to one edition with its reason on ${path} at ${String(viewport.width)} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const chooser = page.locator("#chooser");
      const questions = chooser.locator("form");
      const answer = chooser.locator("[aria-live]");
      // It begins with an answer: the first of each question.
      await expect(answer).toContainText("Lantern Lite");
      await questions.getByText("Loudspeakers", { exact: true }).click();
      await expect(answer).toContainText("Tidepool");
      await expect(answer).toContainText("There is one edition, for up to 24 channels.");
      await expect(answer.getByRole("link", { name: "Download" })).toHaveAttribute("href", "/en/labz/products/tidepool#download");
      await questions.getByText("Headphones", { exact: true }).click();
      await questions.getByText("Up to 24 channels", { exact: true }).click();
      await expect(answer).toContainText("Lantern Standard");
      await expect(answer).toContainText("The smallest edition with enough channels: up to 24.");
      await expect(answer).toContainText("$187.50");
      await expect(answer.getByRole("link", { name: "Buy" })).toHaveAttribute("href", /^https:\/\/shop\./u);
      // The edition is chosen already.
      await expect(answer.getByRole("link", { name: "Try for free" })).toHaveAttribute("href", "/en/lantern/download/Standard");
    });
  }
}

test("the arrow keys answer, and what was answered before the script was awake counts", async ({ page }) => {
  await page.goto("/en/pricing");
  const chooser = page.locator("#chooser");
  await chooser.getByRole("radio", { name: "Stereo" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(chooser.getByRole("radio", { name: "Up to 24 channels" })).toBeChecked();
  await expect(chooser.locator("[aria-live]")).toContainText("Lantern Standard");
});

test("after Back the answer belongs to the questions as they stand", async ({ page }) => {
  await page.goto("/en/pricing");
  const chooser = page.locator("#chooser");
  await chooser.locator("form").getByText("Up to 24 channels", { exact: true }).click();
  await expect(chooser.locator("[aria-live]")).toContainText("Lantern Standard");
  await page.goto("/en/products");
  await page.goBack();
  await expect(chooser.getByRole("radio", { name: "Stereo" })).toBeChecked();
  await expect(chooser.locator("[aria-live]")).toContainText("Lantern Lite");
});

test("what is chosen is seen with forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/en/pricing");
  const options = page.locator("#chooser label");
  await expectToStandOut(options.filter({ hasText: "Stereo" }), options.filter({ hasText: "Up to 24 channels" }));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/^csp \/_assets\/[\w.-]+\.js$/] });

  test("it is a table of all answers, and no question that does nothing", async ({ page }) => {
    await page.goto("/en/pricing");
    const chooser = page.locator("#chooser");
    await expect(chooser.getByRole("radio")).toHaveCount(0);
    const row = chooser.getByRole("row", { name: /Music, track by track.*Headphones/u });
    await expect(row.getByRole("link")).toHaveText(["Lantern Lite", "Lantern Standard"]);
  });
});
