/** The language select on the finished build. */
import { holdScripts, island } from "#tests/support/islands.ts";
import { expect, test } from "#tests/support/test.ts";

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
