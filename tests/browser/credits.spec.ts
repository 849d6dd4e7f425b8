/** Buying credits on the finished build; the server's answers are given by the test. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { localePath } from "#lib/i18n/paths.ts";
import { FIXTURE_CONTENT, FIXTURE_LOCALES } from "#tests/support/fixture-site.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

const PAGE = "/account/purchase-credits";

type Answers = { isOpen?: boolean; isSignedIn?: boolean; credits?: object };

/** Opens the page, and answers its calls; nobody has moved yet, so no island is awake. */
async function openAsleep(page: Page, address: string, { isOpen = true, isSignedIn = true, credits }: Answers = {}): Promise<void> {
  await page.route("**/api/v1/credits-offer", (route) => route.fulfill({ json: { success: true, isOpen, isSignedIn } }));
  await page.route("**/api/v1/credits{?purchase=*,}", (route) =>
    route.fulfill({ json: { success: true, balance: 0, history: [], ...credits } }),
  );
  await page.goto(address);
}

/** Opens the page as a visitor who moves; who comes back from a payment need not. */
async function open(page: Page, address: string, answers?: Answers): Promise<void> {
  await openAsleep(page, address, answers);
  if (!address.includes("?purchase=")) await page.mouse.move(200, 200);
}

async function signIn(page: Page): Promise<void> {
  const fields = mainOf(page).locator("form input");
  await fields.nth(0).fill("mika@studio.example");
  await fields.nth(1).fill("sit in the middle");
  await fields.nth(1).press("Enter");
}

const mainOf = (page: Page) => page.getByRole("main");
const textOf = (locale: string) =>
  (
    parse(readFileSync(`${FIXTURE_CONTENT}/${locale}/messages.yaml`, "utf8")) as {
      credits: { state: Record<string, { title: string }>; balanceOf: string };
    }
  ).credits;

for (const locale of FIXTURE_LOCALES) {
  test(`leads on where nothing is sold, in ${locale}`, inLanguage(locale), async ({ page }) => {
    await open(page, localePath(locale, PAGE), { isOpen: false, isSignedIn: false });
    await expect(mainOf(page).getByText(textOf(locale).state.unavailable!.title)).toBeVisible();
    await expect(mainOf(page).locator("form")).toHaveCount(0);
    await expect(mainOf(page).getByRole("status").getByRole("link")).toHaveAttribute("href", localePath(locale, "/support"));
  });

  test(`leads to the sign-in before anything is sold, in ${locale}`, inLanguage(locale), async ({ page }) => {
    await open(page, localePath(locale, PAGE), { isSignedIn: false });
    await expect(mainOf(page).getByText(textOf(locale).state.signIn!.title)).toBeVisible();
    // And back, from whichever screen the visitor signs in.
    await page.route("**/api/auth/sign-in/email", (route) => route.fulfill({ json: { success: true } }));
    await mainOf(page).getByRole("status").getByRole("link").click();
    for (const screen of ["signup", "login"]) await mainOf(page).locator(`a[href$="/account/${screen}?for=credits"]`).click();
    await page.unroute("**/api/v1/credits-offer");
    await page.route("**/api/v1/credits-offer", (route) => route.fulfill({ json: { success: true, isOpen: true, isSignedIn: true } }));
    await signIn(page);
    await expect(mainOf(page).locator("[data-credits]")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, PAGE)}\\b`, "u"));
  });

  const RETURNS = [
    ["paid", "?purchase=a1", { state: "paid", amount: 2500 }],
    ["pending", "?purchase=a1", { state: "pending", amount: 2500 }],
    ["cancelled", "?purchase=a1&cancelled", { state: "open", amount: 2500 }],
    ["refused", "?purchase=a1", { state: "failed", amount: 2500 }],
  ] as const;
  test(`says what became of a payment to who comes back from it, in ${locale}`, inLanguage(locale), async ({ page }) => {
    for (const [state, address, purchase] of RETURNS) {
      await open(page, localePath(locale, PAGE) + address, { credits: { balance: 2500, purchase } });
      const [before = ""] = textOf(locale).state[state]!.title.split("{amount}");
      const arrival = mainOf(page).getByRole("status").filter({ hasText: before });
      await expect(arrival, state).toBeFocused();
      await expect(arrival).not.toContainText(/[{}]/u);
      if (state === "paid") await expect(arrival).toContainText(/25/u);
      // Who did not pay can try again.
      await expect(mainOf(page).locator("form")).toHaveCount(state === "paid" || state === "pending" ? 0 : 1);
      await expect(mainOf(page).locator("[data-credits]")).toContainText(/25/u);
    }
  });
}

test("a sign-in leads to no address of its own link", async ({ page }) => {
  await page.route("**/api/auth/sign-in/email", (route) => route.fulfill({ json: { success: true } }));
  for (const asked of ["//evil.example", "/en/account/delete-account", "creditsx"]) {
    await page.goto(`/en/account/login?for=${encodeURIComponent(asked)}&next=//evil.example`);
    await signIn(page);
    await expect(page).toHaveURL(/\/en\/account(?:\?signed-in)?$/u);
  }
});

test("who was signed out meanwhile is led to the sign-in from the payment", async ({ page }) => {
  await open(page, `/en${PAGE}`);
  await expect(mainOf(page).locator("[data-credits]")).toBeVisible();
  await page.unroute("**/api/v1/credits-offer");
  await page.route("**/api/v1/credits-offer", (route) => route.fulfill({ json: { success: true, isOpen: true, isSignedIn: false } }));
  await page.route("**/api/v1/purchase-credits", (route) =>
    route.fulfill({ status: 401, json: { success: false, errorCode: "SIGN_IN_REQUIRED" } }),
  );
  await mainOf(page).locator("form [type=submit]").click();
  await expect(mainOf(page).getByRole("status").getByRole("link")).toHaveAttribute("href", "/en/account/login?for=credits");
});

test("looks again until a pending payment is confirmed", async ({ page }) => {
  await page.clock.install();
  await open(page, `/en${PAGE}?purchase=a1`, { credits: { purchase: { state: "open", amount: 2500 } } });
  await expect(mainOf(page).getByText(textOf("en").state.pending!.title)).toBeVisible();
  await page.unroute("**/api/v1/credits{?purchase=*,}");
  await page.route("**/api/v1/credits?purchase=*", (route) =>
    route.fulfill({ json: { success: true, balance: 2500, history: [], purchase: { state: "paid", amount: 2500 } } }),
  );
  await page.clock.runFor(2_000);
  await expect(mainOf(page).locator('[data-credits="2500"]')).toBeVisible();
});

test("who comes back without paying finds the amount that was chosen, or typed", async ({ page }) => {
  for (const [cents, isPreset] of [
    [2_500, true],
    [3_700, false],
  ] as const)
    for (const [address, state] of [
      ["?purchase=a1&cancelled", "open"],
      ["?purchase=a1", "failed"],
    ] as const) {
      await open(page, `/en${PAGE}${address}`, { credits: { purchase: { state, amount: cents } } });
      const form = mainOf(page).locator("form");
      await expect(form.getByRole("radio", { checked: true })).toHaveValue(isPreset ? String(cents / 100) : "other");
      if (!isPreset) await expect(form.getByRole("textbox")).toHaveValue(String(cents / 100));
      await expect(form.getByText("You pay", { exact: true }).locator("..")).toContainText(`$${cents / 100}`);
    }
});

test("the form stays where it is when the balance arrives", async ({ page }) => {
  await openAsleep(page, `/en${PAGE}`);
  const form = mainOf(page).locator("form");
  const before = await form.boundingBox();
  await page.mouse.move(200, 200);
  await expect(mainOf(page).locator("[data-credits]")).toBeVisible();
  expect((await form.boundingBox())?.y).toBe(before?.y);
});

test("says how many messages each amount buys, and sends the amount with the page's language", async ({ page }) => {
  await open(page, `/de${PAGE}`);
  const main = mainOf(page);
  await page.route("**/api/v1/purchase-credits", (route) => route.fulfill({ json: { success: true, url: "/de/account" } }));
  for (const amount of await main.locator("label:has([type=radio])").all()) await expect(amount).toHaveText(/\d[^{}]*$/u);
  await expect(main.getByRole("textbox")).toBeHidden();
  await main.getByRole("radio").last().check();
  await main.getByRole("textbox").fill("80");
  const sent = page.waitForRequest("**/api/v1/purchase-credits");
  await main.locator("form [type=submit]").click();
  expect((await sent).postDataJSON()).toEqual({ amount: 80, language: "de" });
  await expect(page).toHaveURL("/de/account");
});

test("starts with an amount, and shows what it comes to", async ({ page }) => {
  await open(page, `/en${PAGE}`);
  const form = mainOf(page).locator("form");
  const chosen = form.getByRole("radio", { checked: true });
  await expect(chosen).toHaveCount(1);
  const amount = `$${(await chosen.getAttribute("value")) ?? ""}`;
  await expect(form.getByText("You pay", { exact: true }).locator("..")).toContainText(amount);
});

for (const early of ["chosen", "typed"]) {
  test(`an amount that was ${early} before the page woke is the one that counts`, async ({ page }) => {
    await openAsleep(page, `/en${PAGE}`);
    const form = mainOf(page).locator("form");
    const radios = form.getByRole("radio");
    const choice = early === "typed" ? radios.last() : radios.first();
    await choice.evaluate((field: HTMLInputElement) => {
      field.checked = true;
    });
    const amount = early === "typed" ? "40" : ((await choice.getAttribute("value")) ?? "");
    if (early === "typed")
      await form.getByRole("textbox").evaluate((field: HTMLInputElement, value) => {
        field.value = value;
      }, amount);
    await page.mouse.move(200, 200);
    await expect(form.getByText("You pay", { exact: true }).locator("..")).toContainText(`$${amount}`);
    await expect(choice).toBeChecked();
  });
}

test("shows a field for another amount alone, and says what is wrong or refused", async ({ page }) => {
  await open(page, `/en${PAGE}`);
  const form = mainOf(page).locator("form");
  const field = form.getByRole("textbox");
  const submit = form.locator("[type=submit]");
  await form.getByRole("radio").nth(1).check();
  await expect(field).toBeHidden();
  await form.getByRole("radio").last().check();
  await field.fill("1");
  await field.blur();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await submit.click();
  await expect(field).toBeFocused();
  for (const code of ["PAYMENTS_UNAVAILABLE", "SIGN_IN_REQUIRED", "RATE_LIMIT_EXCEEDED"]) {
    await page.route("**/api/v1/purchase-credits", (route) => route.fulfill({ status: 503, json: { success: false, errorCode: code } }));
    await field.fill("100");
    await submit.click();
    const { errors } = parse(readFileSync(`${FIXTURE_CONTENT}/en/messages.yaml`, "utf8")) as { errors: Record<string, string> };
    await expect(form.getByRole("alert")).toHaveText(errors[code] ?? "");
  }
});

test("takes another amount in full width, as Japanese keyboards type it", async ({ page }) => {
  await open(page, `/en${PAGE}`);
  const form = mainOf(page).locator("form");
  await form.getByRole("radio").last().check();
  await form.getByRole("textbox").fill("４０ ");
  await expect(form.getByText("You pay", { exact: true }).locator("..")).toContainText("$40");
  const sent = page.waitForRequest("**/api/v1/purchase-credits");
  await form.locator("[type=submit]").click();
  expect((await sent).postDataJSON()).toMatchObject({ amount: 40 });
});

test("says how much is missing when the balance is below zero", async ({ page }) => {
  await open(page, `/en${PAGE}`, { credits: { balance: -1000 } });
  await expect(mainOf(page).locator('[data-credits="-1000"]')).toContainText(/10/u);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says so, and offers no form", async ({ page }) => {
    for (const locale of FIXTURE_LOCALES) {
      await page.goto(localePath(locale, PAGE));
      await expect(mainOf(page).locator(".no-scripting-only")).toBeVisible();
      await expect(mainOf(page).locator("form")).toBeHidden();
    }
  });
});
