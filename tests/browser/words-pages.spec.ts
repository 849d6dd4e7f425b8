/** Pages of words: the products that a text names, a way to write, and since when legal pages are in force. On the fixture site. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";
import { expect, test } from "#tests/support/test.ts";

test("each use shows the products of its list with their texts, as the edition that the list names, and the first one's picture", async ({
  page,
}) => {
  await page.goto("/en/solutions");
  for (const [title, cards] of [
    ["Music producers", [["Lantern", /from .*\$120 .*\$101/u, "/en/lantern", "Shows where a mix is dark."]]],
    [
      "Engineers",
      [
        ["Lantern Standard", "$187.50", "/en/lantern", "Takes every channel of a mix."],
        ["Pebble Lite", "Free", "/en/labz/products/pebble-lite", "Takes stereo, as Lantern does."],
      ],
    ],
    ["Teachers", [["Tidepool", "Free", "/en/labz/products/tidepool", "Costs nothing, and children understand it."]]],
  ] as const) {
    const section = page.locator("section section").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(section.getByRole("listitem")).toHaveCount(cards.length);
    for (const [place, [name, price, path, text]] of cards.entries()) {
      const item = section.getByRole("listitem").nth(place);
      const card = item.getByRole("link").first();
      await expect(card).toHaveAttribute("href", path);
      await expect(card).toContainText(name);
      await expect(item).toContainText(price);
      await expect(item.getByText(text)).toBeVisible();
    }
  }
  // What follows the list stands below it.
  await expect(page.locator("main section ul + p")).toHaveText("Read next: Lantern.");
  // Tidepool has no picture; the others have one each.
  await expect(page.locator("main li img")).toHaveCount(3);
  const picture = page.locator("main li img").first();
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await picture.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/\/en\/lantern$/u);
});

test("solutions name their sections on the sound field, each as a link", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 820 });
    await page.goto("/en/solutions");
    const links = page.getByRole("navigation", { name: "Solutions" }).getByRole("link");
    await expect(links).toHaveText(["Music producers", "Engineers", "Teachers"]);
    await links.last().getByText("Teachers").click();
    await expect(page.getByRole("heading", { name: "Teachers" })).toBeInViewport();
  }
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

test("a list of sections that stays in view marks the one that is read", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto("/en/support/editions-and-upgrades");
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  const colours = () => links.evaluateAll((all) => all.map((link) => getComputedStyle(link).color));
  await links.nth(1).click();
  await expect.poll(async () => new Set(await colours()).size).toBe(2);
  const [first, second, third] = await colours();
  expect([first, third]).not.toContain(second);
});

test("a drawn version shows in another colour which of its figures rises", async ({ page }) => {
  await page.goto("/en/versioning");
  const drawing = page.getByRole("main").locator("section p").filter({ hasText: "→" });
  await expect(drawing).toHaveText("1.2.3→2.0.0");
  const ink = await drawing.evaluate((element) => getComputedStyle(element).color);
  const colours = await drawing
    .locator("> :last-child > span")
    .evaluateAll((figures) => figures.map((each) => getComputedStyle(each).color));
  expect(colours.map((colour) => colour !== ink)).toEqual([true, false, false]);
});

for (const [width, direction] of [
  [1200, "beside"],
  [390, "below"],
] as const)
  test(`the stations of a chain stand ${direction} each other at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/en/services");
    const stations = page.getByRole("main").getByRole("listitem");
    await expect(stations).toContainText(["You write", "We reply", "You decide"]);
    const boxes = await stations.evaluateAll((items) => items.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    for (const [place, box] of boxes.slice(1).entries()) {
      const before = boxes[place];
      expect(before && (direction === "beside" ? box.left >= before.right && box.top === before.top : box.top >= before.bottom)).toBe(true);
    }
  });
