/** Pages of words: the products that a text names, a way to write, and since when legal pages are in force. On the fixture site. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";
import { expect, test } from "#tests/support/test.ts";

test("each use shows the products that its text links to, as the edition that it names", async ({ page }) => {
  await page.goto("/en/solutions");
  for (const [title, cards] of [
    ["Music producers", [["Lantern", "from $101", "/en/lantern"]]],
    [
      "Engineers",
      [
        ["Lantern Standard", "$187.50", "/en/lantern"],
        ["Pebble Lite", "Free", "/en/labz/products/pebble-lite"],
      ],
    ],
    ["Teachers", [["Tidepool", "Free", "/en/labz/products/tidepool"]]],
  ] as const) {
    const section = page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(section.getByRole("listitem")).toHaveCount(cards.length);
    for (const [place, [name, price, path]] of cards.entries()) {
      const card = section.getByRole("listitem").nth(place).getByRole("link");
      await expect(card).toHaveAttribute("href", path);
      await expect(card).toContainText(name);
      await expect(card).toContainText(price);
    }
  }
  // Tidepool has no picture.
  await expect(page.locator("main li img")).toHaveCount(3);
});

test("the page of services begins and ends with a button to write", async ({ page }) => {
  await page.goto("/en/services");
  const buttons = page.getByRole("main").getByRole("link", { name: "Write to us" });
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) await expect(button).toHaveAttribute("href", /^mailto:/u);
});

test("the privacy policy and the terms say since when they are in force", async ({ page }) => {
  const { privacyPolicy, terms } = parse(readFileSync(`${FIXTURE_CONTENT}/shared/site.yaml`, "utf8")) as Record<string, string>;
  for (const [path, day] of [
    ["/en/privacy", privacyPolicy],
    ["/en/terms", terms],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("main").locator("time")).toHaveAttribute("datetime", day ?? "");
  }
});
