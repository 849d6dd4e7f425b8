/** A translator's way through the desk, in a browser, from the list to a finished translation. The preview forwards /translate to it. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { startDesk } from "#scripts/lib/desk/desk-server.ts";
import { layOut } from "#tests/support/lay-out.ts";
import { expect, test } from "#tests/support/test.ts";

const NOW = "2026-09-01";

test("a text that is not saved is not left without a question", async ({ page }) => {
  using site = layOut();
  const desk = await startDesk({ root: site.root, now: NOW });
  try {
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.goto(`${desk.url}/translate/ja?section=${encodeURIComponent("support/activate-a-licence.mdx#Type_the_key")}`);
    const field = page.getByRole("textbox");
    await field.pressSequentially("x");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("status")).toBeVisible();
    await page.getByRole("link", { name: "Back to the list" }).click();
    await page.goBack();
    expect(asked).toEqual([]);
    await field.pressSequentially("y");
    await page.getByRole("link", { name: "Back to the list" }).click();
    await expect(page).toHaveURL(/\/translate\/ja$/u);
    expect(asked).toEqual(["beforeunload"]);
  } finally {
    desk.stop();
  }
});

test("a changed section is found, translated, mended and accepted", async ({ page }) => {
  using site = layOut();
  const source = path.join(site.root, "en/support/activate-a-licence.mdx");
  writeFileSync(source, readFileSync(source, "utf8").replace("type your key", "type your new key"));
  const desk = await startDesk({ root: site.root, now: NOW });
  try {
    await page.goto(`${desk.url}/translate`);
    await page.getByRole("link", { name: "日本語" }).click();
    await page.getByRole("link", { name: 'the section "Type the key"' }).click();
    await expect(page.locator("ins")).toHaveText("new ");
    const field = page.getByRole("textbox", { name: "日本語" });
    const text = await field.inputValue();

    await test.step("a mistake is shown beside the field", async () => {
      await field.fill(text.replace("キーを入力します", "新しいキーを[入力](/shop)します"));
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByRole("status")).toContainText('"/shop" is no page of this site');
    });

    await test.step("mended and accepted, nothing is left to do", async () => {
      await field.fill(text.replace("キーを入力します", "新しいキーを入力します"));
      await page.getByRole("button", { name: "Save and accept" }).click();
      await expect(page.getByRole("status")).toHaveText("The check finds nothing here.");
      await page.getByRole("link", { name: "Back to the list" }).click();
      await expect(page.getByText("Everything is translated.")).toBeVisible();
    });
    expect(readFileSync(path.join(site.root, "ja/support/activate-a-licence.mdx"), "utf8")).toContain("新しいキーを入力します");
    expect((await checkContent({ root: site.root, now: NOW, cache: false })).problems).toEqual([]);
  } finally {
    desk.stop();
  }
});
