/** What every island has in common, the announcement bar and the language select, on the finished build. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { localePath } from "#lib/i18n/paths.ts";
import type { Announcements } from "#schemas/announcement.ts";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";
import { downloadForm } from "#tests/support/download-form.ts";
import { holdScripts, island } from "#tests/support/islands.ts";
import { UNLIKE_PAGES } from "#tests/support/pages.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

/** Bytes as sent that a page may spend on script before anybody touches it. */
const MAX_SCRIPT_BYTES = 5_000;

test.describe("scripts", () => {
  test(`no page loads more than ${String(MAX_SCRIPT_BYTES)} bytes of script`, async ({ page }) => {
    for (const path of UNLIKE_PAGES) {
      await page.goto(localePath("en", path), { waitUntil: "networkidle" });
      const scripts = await page.evaluate(() =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith(".js"))
          .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
      );
      expect
        .soft(
          scripts.filter((script) => !script.path.startsWith("/_assets/")),
          path,
        )
        .toEqual([]);
      const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
      expect.soft(bytes, path).toBeGreaterThan(0);
      expect.soft(bytes, `${path}: ${JSON.stringify(scripts)}`).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    }
  });

  for (const locale of ["ja", "en", "zh"] as const) {
    // A difference between an island's HTML and what React makes of it is an error on the console, and fails the test.
    test(`every island of every kind of page wakes without a fault in ${locale}`, inLanguage(locale), async ({ page }) => {
      for (const path of UNLIKE_PAGES) {
        await page.goto(localePath(locale, path));
        const islands = await page.locator("[data-island]").all();
        expect(islands.length).toBeGreaterThanOrEqual(3);
        for (const each of islands) await each.locator(":scope > *").first().dispatchEvent("pointerover");
        for (const each of islands) await expect(each, path).toHaveAttribute("data-awake");
      }
    });
  }
});

test.describe("without a network", () => {
  test.use({ allowedErrors: [/Failed to fetch dynamically imported module|^net::ERR_FAILED \/_assets\//u] });

  test("whoever presses is told that an island's scripts did not come; it wakes with the next press, and not before", async ({ page }) => {
    await page.goto("/en");
    await page.route("**/_assets/**", (route) => route.abort());
    const failure = page.getByText("This part of the page could not be loaded.");
    await expect(failure).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(failure).toBeVisible();
    await page.unroute("**/_assets/**");
    const button = page.locator("header").getByRole("button", { name: "Search" });
    await button.hover();
    await expect(island(page, "search-dialog")).toHaveAttribute("data-awake");
    await expect(page.getByRole("dialog")).toBeHidden();
    await button.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(failure).toBeHidden();
  });

  test("whoever types or chooses is told, too, and what was typed stays and counts once the network is back", async ({ page }) => {
    await page.goto("/en/lantern/download/Lite");
    await page.route("**/_assets/**", (route) => route.abort());
    const failure = page.getByText("This part of the page could not be loaded.");
    const { form, email, computer } = downloadForm(page);
    await email.fill("mika@studio.example");
    await computer("macOS").check();
    await expect(failure).toBeVisible();
    await page.unroute("**/_assets/**");
    await computer("Windows").check();
    await expect(form).toHaveAttribute("data-awake");
    await expect(failure).toBeHidden();
    await expect(email).toHaveValue("mika@studio.example");
  });
});

test.describe("on a network that fails slowly", () => {
  test.use({ allowedErrors: [/Failed to fetch dynamically imported module|^net::ERR_FAILED \/_assets\//u] });

  test("whoever pressed what the pointer had begun to load is told", async ({ page }) => {
    await page.goto("/en");
    let fail = (): void => undefined;
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/_assets/**", async (route) => {
      await failing;
      await route.abort();
    });
    await page.locator("header").getByRole("button", { name: "Search" }).click();
    fail();
    await expect(page.getByText("This part of the page could not be loaded.")).toBeVisible();
  });
});

test.describe("announcement bar", () => {
  test("closes for this page view, and is back on the next", async ({ page }) => {
    await page.goto("/en");
    const bar = page.getByRole("complementary", { name: "News" });
    await expect(bar).toBeVisible();
    await bar.getByRole("button", { name: "Close this notice" }).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeVisible();
  });

  test("says what the sale saves at most", async ({ page }) => {
    await page.goto("/en");
    // The fixture site's largest saving is 52 to 31 dollars, 40.4 percent.
    await expect(page.getByRole("complementary", { name: "News" })).toContainText("up to 40% off");
  });

  test("closes by the keyboard, and without another script than the loader", async ({ page }) => {
    await holdScripts(page, "chunks");
    await page.goto("/en");
    const bar = page.getByRole("complementary", { name: "News" });
    await bar.getByRole("button").press("Enter");
    await expect(bar).toBeHidden();
  });
});

test("news is left out of a download, of an account and of a sign-up, where it would lead visitors away", async ({ page }) => {
  const news = page.locator("[data-announcement]");
  await page.goto("/en");
  await expect(news).not.toHaveCount(0);
  for (const path of ["/en/lantern/download", "/en/lantern/download/Lite", "/en/account/login", "/en/thanks-for-registering"]) {
    await page.goto(path);
    await expect(news, path).toHaveCount(0);
  }
});

test.describe("days of an announcement", () => {
  const { announcements } = parse(readFileSync(`${FIXTURE_CONTENT}/shared/announcements.yaml`, "utf8")) as Announcements;
  const [{ id, start, end } = { id: "", start: "", end: "" }] = announcements;

  // Each on a document that was built when the bar was as it should not be.
  for (const [words, time, isShown] of [
    ["before its first", Date.parse(`${start}T00:00+09:00`) - 1, false],
    ["on its first", Date.parse(`${start}T00:00+09:00`), true],
    ["on its last", Date.parse(`${end}T23:59+09:00`), true],
    ["after its last", Date.parse(`${end}T23:59+09:00`) + 60_000, false],
  ] as const) {
    test(`the bar is ${isShown ? "there" : "not there"} ${words} day in Japan, however old the page is`, async ({ page }) => {
      await page.route("**/en", async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(/ hidden=""(?=[^>]* data-announcement=)/gu, "");
        await route.fulfill({ response, body: isShown ? html.replaceAll("data-announcement=", 'hidden="" $&') : html });
      });
      await page.clock.setFixedTime(time);
      await page.goto("/en");
      await expect(page.locator(`[data-announcement="${id}"]`)).toBeVisible({ visible: isShown });
    });
  }
});

test.describe("language select", () => {
  test("offers the six languages by their own names", async ({ page }) => {
    await page.goto("/fr/lantern");
    const select = page.locator("header").getByRole("combobox");
    await expect(select.getByRole("option")).toHaveText(["English", "日本語", "Français", "Deutsch", "简体中文", "Español"]);
    await expect(select.locator("option:checked")).toHaveText("Français");
  });

  const WAYS = [
    ["/lantern/releases", "English", "/en/lantern/releases"],
    ["/en/lantern/releases", "日本語", "/lantern/releases"],
    ["/en/support?q=trial#labz", "Deutsch", "/de/support?q=trial#labz"],
    ["/zh", "Español", "/es"],
    ["/es", "日本語", "/"],
  ] as const;
  test("leads to the same page in the language that is chosen", async ({ page }) => {
    for (const [from, language, to] of WAYS) {
      await page.goto(from);
      await page.locator("header").getByRole("combobox").selectOption(language);
      await expect(page, `${language} on ${from}`).toHaveURL(to);
    }
  });

  for (const held of ["chunks", "all"] as const) {
    test(`does what was chosen before ${held === "all" ? "any script came" : "it was awake"}`, async ({ page }) => {
      const release = await holdScripts(page, held);
      await page.goto("/en/lantern", { waitUntil: "commit" });
      const select = page.locator("header").getByRole("combobox");
      await select.focus();
      await select.selectOption("Français");
      await expect(page).toHaveURL("/en/lantern");
      release();
      await expect(page).toHaveURL("/fr/lantern");
    });
  }

  test("stands in the footer, too", async ({ page }) => {
    await page.goto("/en/support?q=trial#labz");
    await page.getByRole("contentinfo").getByRole("combobox", { name: "Language" }).selectOption("日本語");
    await expect(page).toHaveURL("/support?q=trial#labz");
  });

  test("says the page's own language again after Back, and leads nowhere by itself", async ({ page }) => {
    await page.goto("/en/lantern");
    await page.locator("header").getByRole("combobox").selectOption("Deutsch");
    await expect(page).toHaveURL("/de/lantern");
    await page.goBack();
    const select = page.locator("header").getByRole("combobox");
    await select.hover();
    await expect(island(page, "language-select").first()).toHaveAttribute("data-awake");
    await expect(select.locator("option:checked")).toHaveText("English");
    await expect(page).toHaveURL("/en/lantern");
  });
});
