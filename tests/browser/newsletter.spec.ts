/** What the newsletter form wants, and when it says so, on the finished build. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";
import { holdScripts, island } from "#tests/support/islands.ts";
import { fillIn, formOf } from "#tests/support/newsletter-form.ts";
import { expect, test } from "#tests/support/test.ts";

test("can be sent only with an address that can be one, and with consent", async ({ page }) => {
  await page.goto("/en");
  const { email, consent, submit } = formOf(page);
  // What the server keeps as proof, letter for letter; the policy is a link in it.
  const { newsletter } = parse(readFileSync(`${FIXTURE_CONTENT}/en/messages.yaml`, "utf8")) as { newsletter: Record<string, string> };
  await expect(consent).toHaveAccessibleName(newsletter.consent!);
  await expect(submit).toBeDisabled();
  await email.fill("mika@studio.example");
  await expect(submit).toBeDisabled();
  await consent.check();
  await expect(submit).toBeEnabled();
  for (const wrong of ["", "mika", "mika@", "mika@studio", "mika studio@studio.example"]) {
    await email.fill(wrong);
    await expect(submit, wrong).toBeDisabled();
  }
  await email.fill("mika@studio.example");
  await expect(submit).toBeEnabled();
  await consent.uncheck();
  await expect(submit).toBeDisabled();
});

test("the privacy policy's name stays on one line, wherever on it a language has it", async ({ page }) => {
  await page.goto("/en");
  const broken = await island(page, "newsletter-form")
    .getByRole("link")
    .evaluate((link) =>
      Array.from({ length: 80 }, (_, letters) => {
        link.previousSibling!.textContent = `${"m".repeat(letters)} `;
        return link.getClientRects().length;
      }).filter((lines) => lines !== 1),
    );
  expect(broken).toEqual([]);
});

test("says what is wrong once a field was left, and no sooner", async ({ page }) => {
  await page.goto("/en");
  const { email, consent, problem } = formOf(page);
  await email.pressSequentially("mika@");
  await expect(island(page, "newsletter-form")).toHaveAttribute("data-awake");
  await expect(problem).toHaveCount(0);
  await email.blur();
  await expect(problem).toHaveText("Invalid email address");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("mika@studio.example");
  await expect(problem).toHaveCount(0);
  await consent.check();
  await consent.uncheck();
  await consent.blur();
  await expect(problem).toHaveText("Please agree to the privacy policy.");
  await consent.check();
  await expect(problem).toHaveCount(0);
});

test("says that both an address and consent are required, and shows each error at its own field", async ({ page }) => {
  await page.goto("/en");
  const { email, consent, submit } = formOf(page);
  const required = island(page, "newsletter-form").getByText("an e-mail address and your agreement to the privacy policy");
  await expect(required).toBeHidden();
  await email.focus();
  await expect(required).toBeVisible();
  await expect(island(page, "newsletter-form")).toHaveAttribute("data-awake");
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/We need both: an e-mail address/u);
  await email.fill("mika@studio.example");
  await consent.check();
  await expect(required).toHaveCount(0);
  await expect(submit).toBeEnabled();
  await consent.uncheck();
  await consent.blur();
  await expect(consent).toHaveAccessibleDescription("Please agree to the privacy policy.");
  await expect(email).toHaveAccessibleDescription("");
});

test.describe("at an address that leads nowhere", () => {
  test.use({ allowedErrors: [/^404 /u] });

  test("is taken like anywhere else", async ({ page }) => {
    await page.goto("/en/no/such_page.html?from=%20mail");
    // Folded, because the page is there to be left.
    await page.getByRole("contentinfo").locator("summary").click();
    // Each run of the tests is another person: an address gets one mail in ten minutes.
    const address = `lost-${String(Date.now())}@studio.example`;
    await fillIn(page, address);
    await formOf(page).submit.click();
    await expect(page).toHaveURL("/en/thanks-for-registering");
    // So that a slip of the keyboard is seen; the browser keeps it no longer.
    const sentTo = page.getByRole("main").locator("[data-sent-to]");
    await expect(sentTo).toContainText(address);
    await expect(sentTo).toBeVisible();
    await page.reload();
    await expect(sentTo).toBeHidden();
    await expect(sentTo).not.toContainText(address);
  });
});

for (const held of ["chunks", "all"] as const) {
  test(`keeps what was typed before ${held === "all" ? "any script came" : "it was awake"}`, async ({ page }) => {
    const release = await holdScripts(page, held);
    await page.goto("/en", { waitUntil: "commit" });
    const { email, consent, submit } = formOf(page);
    await email.pressSequentially("mika@studio.example");
    await consent.check();
    await expect(submit).toBeDisabled();
    release();
    await expect(submit).toBeEnabled();
    await expect(email).toHaveValue("mika@studio.example");
    await expect(consent).toBeChecked();
  });
}

// As keyboards of phones write it behind a word that they suggest.
test("what is typed on while the form wakes follows what was typed, also behind a space", async ({ page }) => {
  const release = await holdScripts(page, "chunks");
  await page.goto("/en");
  const { email } = formOf(page);
  await email.pressSequentially(" mika@studio");
  release();
  await expect(island(page, "newsletter-form")).toHaveAttribute("data-awake");
  await email.pressSequentially(".example");
  await expect(email).toHaveValue("mika@studio.example");
});
