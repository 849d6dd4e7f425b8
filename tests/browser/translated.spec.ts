/** Visitors whose language the site does not have let their browser translate it, before or after an island is awake. */
import { holdScripts, island } from "#tests/support/islands.ts";
import { expect, test } from "#tests/support/test.ts";
import { translate } from "#tests/support/translated.ts";

// React reports that a translated island's words are not its own.
test.use({ locale: "en-GB", allowedErrors: [/^island [\w-]+: Error: Minified React error #418/] });

test("the first press of a button counts", async ({ page }) => {
  await page.goto("/en/pricing");
  await translate(page);
  await page.locator("header").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a press counts during which the island could wake", async ({ page }) => {
  const chunks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/_assets/")) chunks.push(request.url());
  });
  const release = await holdScripts(page, "chunks");
  await page.goto("/en/pricing");
  await translate(page);
  const hydration = page.waitForRequest(/\/_assets\/hydrate-/u);
  await page.locator("header").getByRole("button", { name: "Search" }).hover();
  await hydration;
  await page.mouse.down();
  release();
  // Everything has arrived that waking takes.
  await page.evaluate(
    (addresses) => Promise.all(addresses.map((address) => (address.endsWith(".js") ? import(address) : fetch(address)))),
    chunks,
  );
  await page.mouse.up();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("what was typed and ticked before a form was awake stays, with the focus", async ({ page }) => {
  const release = await holdScripts(page, "chunks");
  await page.goto("/en");
  await translate(page);
  const form = island(page, "newsletter-form");
  await form.getByRole("checkbox").click();
  const email = form.locator("[type=email]");
  await email.pressSequentially("mika@studio.example");
  release();
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
  await chooser.locator("label").last().click();
  await expect(chooser.locator("input").last()).toBeChecked();
  await expect(chooser.locator("[aria-live]")).toContainText("Standardo");
  await chooser.locator("label").nth(-2).click();
  await expect(chooser.locator("[aria-live]")).toContainText("Liteo");
  await chooser.locator("label").last().click();
  await expect(chooser.locator("[aria-live]")).toContainText("Standardo");
});
