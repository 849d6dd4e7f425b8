/** What account screens show of the mails that they send, and of the links in them; the server's answers are given by the test. */
import { expect, test } from "#tests/support/test.ts";

test("who waits for a mail sees the address that was typed", async ({ page }) => {
  await page.route("**/api/auth/request-password-reset", (route) => route.fulfill({ json: { success: true } }));
  await page.goto("/en/account/forgot-password");
  const main = page.getByRole("main");
  await main.getByRole("textbox").fill("mika@studio.exmaple");
  await main.locator('[data-island="account-form"] [type=submit]').click();
  await expect(main.getByRole("status")).toContainText("mika@studio.exmaple");
});

test("a page shows the mail to look for until the link in it has opened the page", async ({ page }) => {
  await page.goto("/en/account/email-confirmation");
  const main = page.getByRole("main");
  const mail = main.locator("figure");
  await expect(mail).toBeVisible();
  // Nothing is painted before it is known which of the two it is, so that nothing moves.
  await expect(page.locator("head script[type=module]")).toHaveAttribute("blocking", "render");
  await page.goto("/en/account/email-confirmation?token=t0ken");
  await expect(main.getByLabel("Password", { exact: true })).toBeVisible();
  await expect(mail).toBeHidden();
});

for (const [call, address, again] of [
  ["verify-email", "email-confirmation?token=t0ken", "email-confirmation"],
  ["confirm-email-change", "email-confirmation?token=t0ken&for=address", "."],
  ["reset-password", "update-password?token=t0ken", "forgot-password"],
  ["confirm-deletion", "delete-account?token=t0ken", "delete-account"],
] as const)
  test(`a mailed link that works no more leads to another one: ${call}`, async ({ page }) => {
    for (const errorCode of ["INVALID_TOKEN", "TOKEN_EXPIRED"]) {
      await page.route(`**/api/auth/${call}`, (route) => route.fulfill({ status: 400, json: { success: false, errorCode } }));
      await page.goto(`/en/account/${address}`);
      const main = page.getByRole("main");
      const island = main.locator('[data-island="account-form"]');
      await expect(island).toHaveAttribute("data-awake");
      for (const field of await island.locator("input").all()) await field.fill("sit in the middle");
      await island.locator("[type=submit]").click();
      const result = main.getByRole("status");
      await expect(result, errorCode).toContainText("This link does not work.");
      await expect(result).toBeFocused();
      await result.getByRole("link").click();
      const wanted = new URL(again, "http://site/en/account/").pathname.replace(/\/$/u, "");
      await expect(page).toHaveURL(wanted);
      // And not again the form that sends the token.
      await expect(result).toHaveCount(0);
    }
  });

test("a long address to which a mail went stands on one line, where its owner sees a slip", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.route("**/api/auth/request-password-reset", (route) => route.fulfill({ json: { success: true } }));
  await page.goto("/en/account/forgot-password");
  const main = page.getByRole("main");
  const address = "mika.production@studio.example";
  await main.getByRole("textbox").fill(address);
  await main.locator('[data-island="account-form"] [type=submit]').click();
  const shown = main.getByText(address, { exact: true });
  const { height, lineHeight } = await shown.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
  expect(height).toBeLessThan(lineHeight * 1.5);
});
