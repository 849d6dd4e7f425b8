/** The form for a download of several editions, of which one is chosen at first. */
import { DOWNLOAD, downloadForm } from "#tests/support/download-form.ts";
import { expect, test } from "#tests/support/test.ts";

test("a download of several editions is of the one that was chosen, in the channel of the page", async ({ page }) => {
  await page.route(DOWNLOAD, (route) => route.fulfill({ json: { success: true } }));
  await page.goto("/en/pebble/download-beta");
  const { form, email, submit, done } = downloadForm(page);
  // The free one is chosen at first.
  await expect(form.getByRole("radio", { name: "Lite" })).toBeChecked();
  await email.fill("mika@studio.example");
  await form.getByRole("radio", { name: "Multi-user" }).check();
  const sent = page.waitForRequest(DOWNLOAD);
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ edition: "pebbleMultiUser", channel: "beta", system: "macOS" });
  await expect(done).toBeVisible();
});

test("a download of several editions is of the one that the address names, until another is chosen", async ({ page }) => {
  await page.goto("/en/pebble/download?get=pebbleMultiUser");
  const { form, email } = downloadForm(page);
  await expect(form.getByRole("radio", { name: "Multi-user" })).toBeChecked();
  await form.getByRole("radio", { name: "Lite" }).check();
  await email.fill("mika@studio.example");
  await expect(form.getByRole("radio", { name: "Lite" })).toBeChecked();
  await page.goto("/en/pebble/download?get=unknown%22");
  await expect(form.getByRole("radio", { name: "Lite" })).toBeChecked();
});
