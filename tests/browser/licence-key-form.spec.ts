/** The form for a lost licence key on the finished build; the server's answers are given by the test. */
import type { Page } from "@playwright/test";
import { localePath } from "#lib/i18n/paths.ts";
import { MESSAGE_LENGTH } from "#schemas/licence-key-form.ts";
import { FIXTURE_LOCALES } from "#tests/support/fixture-site.ts";
import { island } from "#tests/support/islands.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

const LICENCE_KEY = "**/api/v1/request-licence-key";

test.describe("a lost licence key", () => {
  function keyForm(page: Page) {
    const form = island(page, "request-licence-key");
    return {
      form,
      edition: form.getByRole("combobox"),
      email: form.getByLabel("E-mail address of your order"),
      submit: form.getByRole("button", { name: "Ask for the key" }),
    };
  }

  test("is asked for by edition and address; the rest is optional", async ({ page }) => {
    const bodies: unknown[] = [];
    await page.route(LICENCE_KEY, async (route) => {
      bodies.push(route.request().postDataJSON());
      await route.fulfill(bodies.length === 1 ? { status: 429, json: { errorCode: "RATE_LIMIT_EXCEEDED" } } : { json: { success: true } });
    });
    await page.goto("/en/support/lost-licence-key");
    const { form, edition, email, submit } = keyForm(page);
    await edition.focus();
    await expect(form).toHaveAttribute("data-awake");
    await edition.blur();
    await expect(form.getByText("Please choose what you bought.")).toBeVisible();
    await edition.selectOption("Lantern Lite");
    await email.fill("mika@studio.example");
    await submit.click();
    await expect(form.getByRole("alert")).toHaveText("Too many requests. Please try again later");
    await form.getByLabel("Message").fill("Order 1234");
    await submit.click();
    await expect(form.getByRole("status")).toContainText("mika@studio.example");
    await expect(form.getByRole("status")).toBeFocused();
    const least = { email: "mika@studio.example", product: "lantern", edition: "lanternLite", language: "en" };
    const order = { ...least, message: "Order 1234" };
    expect(bodies).toEqual([least, order]);
    // Who has bought several products has lost several keys.
    await form.getByRole("button", { name: "Ask for another key" }).click();
    await expect(edition).toBeFocused();
    await expect(edition).toHaveValue("");
    await edition.selectOption("Lantern Standard");
    await submit.click();
    await expect(form.getByRole("status")).toContainText("mika@studio.example");
    expect(bodies.at(2)).toEqual({ ...order, edition: "lanternStandard" });
  });

  test("says at each field what is missing or wrong, and is not sent before it is mended", async ({ page }) => {
    await page.goto("/en/support/lost-licence-key");
    const { form, edition, email, submit } = keyForm(page);
    await submit.click();
    await expect(edition).toBeFocused();
    await expect(edition).toHaveAccessibleDescription(/Please choose what you bought\./u);
    await expect(email).toHaveAccessibleDescription(/Please enter your e-mail address\./u);
    await email.fill("mika@");
    await expect(email).toHaveAccessibleDescription(/Invalid email address/u);
    await email.fill("mika@studio.example");
    await edition.selectOption({ index: 1 });
    const about = form.getByLabel("Message");
    await about.fill("a".repeat(MESSAGE_LENGTH + 1));
    await about.blur();
    await expect(about, "nothing of a long text is cut off").toHaveAccessibleDescription(/Please keep it a little shorter\./u);
    await about.fill("a".repeat(MESSAGE_LENGTH));
    const sent = page.waitForRequest(LICENCE_KEY);
    await submit.click();
    expect((await sent).postDataJSON()).toMatchObject({ message: "a".repeat(MESSAGE_LENGTH) });
  });

  test("is never one of a free edition", async ({ page }) => {
    await page.goto("/en/support/lost-licence-key");
    const { edition } = keyForm(page);
    await expect(edition.getByRole("option", { name: "Lantern Standard" })).toBeAttached();
    await expect(edition.getByRole("option", { name: /Tidepool|Pebble Lite/u })).toHaveCount(0);
  });

  for (const locale of FIXTURE_LOCALES)
    test(`is asked for and confirmed in ${locale}`, inLanguage(locale), async ({ page }) => {
      const languages: string[] = [];
      await page.route(LICENCE_KEY, async (route) => {
        languages.push((route.request().postDataJSON() as { language: string }).language);
        await route.fulfill({ json: { success: true } });
      });
      await page.goto(localePath(locale, "/support/lost-licence-key"));
      const { form, edition } = keyForm(page);
      await edition.selectOption("Lantern Lite");
      await form.locator('input[type="email"]').fill("mika@studio.example");
      await form.getByRole("button").click();
      await expect(form.getByRole("status")).toContainText("mika@studio.example");
      expect(languages).toEqual([locale]);
    });

  test("comes behind the advice to search first on a phone, and beside the words where there is space", async ({ page }) => {
    const advice = page.locator(".words section").first();
    const form = page.locator("form").filter({ has: page.getByRole("combobox") });
    const rest = page.locator(".words section").last();
    for (const [width, isBeside] of [
      [390, false],
      [1200, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/en/support/lost-licence-key");
      const [first, box, last] = await Promise.all([advice.boundingBox(), form.boundingBox(), rest.boundingBox()]);
      expect(first && box && last).not.toBeNull();
      if (first === null || box === null || last === null) return;
      const isBetween = box.y > first.y + first.height && box.y + box.height < last.y;
      expect(isBeside ? box.x > last.x + last.width : isBetween).toBe(true);
    }
  });
});
