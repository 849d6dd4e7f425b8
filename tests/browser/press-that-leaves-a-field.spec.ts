/** A press outside a field that is wrong or empty: what the field says must not move the pressed thing away before the release. */
import type { Locator, Page } from "@playwright/test";
import { downloadForm } from "#tests/support/download-form.ts";
import { island } from "#tests/support/islands.ts";
import { expect, test } from "#tests/support/test.ts";

// As long as a person's.
const PRESS = { delay: 100 };
const PRESSES = {
  mouse: (target: Locator) => target.click(PRESS),
  finger: (target: Locator) => target.tap(),
};

async function openLogin(page: Page): Promise<Locator> {
  await page.goto("/en/account/login");
  const email = page.getByRole("main").getByLabel("E-mail address");
  await email.focus();
  await expect(island(page, "account-form")).toHaveAttribute("data-awake");
  return email;
}

const linkBelow = (page: Page): Locator => page.getByRole("main").locator('a[href="/en/account/email-confirmation"]');

for (const [kind, press] of Object.entries(PRESSES))
  test.describe(`with a ${kind}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: kind === "finger", contextOptions: { reducedMotion: "reduce" } });

    test("a form's button sends it, or leads to what is wrong", async ({ page }) => {
      await page.goto("/en/lens/download");
      const { form, email, submit, problem } = downloadForm(page);
      await email.fill("mika@");
      await expect(form).toHaveAttribute("data-awake");
      await press(submit);
      await expect(problem).toHaveText("Invalid email address");
      await expect(email).toBeFocused();
    });

    test("a link below a form leads on", async ({ page }) => {
      await openLogin(page);
      await press(linkBelow(page));
      await expect(page).toHaveURL("/en/account/email-confirmation");
    });

    test("a box below the field is ticked, and the field says what is wrong with it", async ({ page }) => {
      await page.goto("/en");
      const form = island(page, "newsletter-form");
      await form.getByRole("textbox").fill("mika@");
      await expect(form).toHaveAttribute("data-awake");
      await press(form.getByRole("checkbox"));
      await expect(form.getByRole("checkbox")).toBeChecked();
      await expect(form.getByText("Invalid email address")).toBeVisible();
    });

    test("a link below the newsletter's form leads on", async ({ page }) => {
      await page.goto("/en");
      const form = island(page, "newsletter-form");
      await form.getByRole("textbox").focus();
      await expect(form).toHaveAttribute("data-awake");
      await press(page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).last());
      await expect(page).toHaveURL("/en/privacy");
    });
  });

test("a press that is moved away and released elsewhere leaves the field's words to come", async ({ page }) => {
  await openLogin(page);
  const link = await linkBelow(page).boundingBox();
  await page.mouse.move((link?.x ?? 0) + 5, (link?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(2, 400);
  await page.mouse.up();
  await expect(page.getByText("Please enter your e-mail address.")).toBeVisible();
});
