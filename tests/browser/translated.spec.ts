/** Visitors whose language the site does not have let their browser translate it, before or after an island is awake. */
import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";
import { island } from "#tests/support/islands.ts";
import { translate } from "#tests/support/translated.ts";

// React reports that a translated island's words are not its own.
/** Clicks by script: moving the pointer there would wake the island first, and possibly between press and release. */
const press = (control: Locator) =>
  control.evaluate((element: HTMLElement) => {
    element.click();
  });

test.use({ locale: "en-GB", allowedErrors: [/^island [\w-]+: Error: Minified React error #418/] });

test("the first press of a button counts", async ({ page }) => {
  await page.goto("/en/pricing");
  await translate(page);
  await press(page.locator("header").getByRole("button", { name: "Search" }));
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("what was typed and ticked before a form was awake stays, with the focus", async ({ page }) => {
  await page.goto("/en");
  await translate(page);
  const form = island(page, "newsletter-form");
  await press(form.getByRole("checkbox"));
  const email = form.locator("[type=email]");
  await email.pressSequentially("mika@studio.example");
  await expect(form).toHaveAttribute("data-awake");
  await expect(email).toHaveValue("mika@studio.example");
  await expect(email).toBeFocused();
  await expect(form.getByRole("checkbox")).toBeChecked();
  await expect(form.getByRole("button")).toBeEnabled();
});

test("the chooser takes the first answer, and each further one", async ({ page }) => {
  await page.goto("/en/products");
  await translate(page);
  const chooser = island(page, "chooser");
  await press(chooser.locator("label").last());
  await expect(chooser.locator("input").last()).toBeChecked();
  await expect(chooser.locator("[aria-live]")).toContainText("Standardo");
  await chooser.locator("label").nth(-2).click();
  await expect(chooser.locator("[aria-live]")).toContainText("Liteo");
  await chooser.locator("label").last().click();
  await expect(chooser.locator("[aria-live]")).toContainText("Standardo");
});
