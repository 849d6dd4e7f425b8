import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { keepOldAssets } from "./keep-old-assets.ts";

const NOON = new Date("2026-01-01T12:00:00Z");
const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "old-assets-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(folder, "draft"));
});

function put(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const keep = (draft: string, site: string, now: Date) =>
  keepOldAssets(join(folder, draft), join(folder, site), join(folder, "list.json"), now);

test("an asset that the new site lacks stays, one that it has is the new one, and pages go", () => {
  put("site/_assets/loader-old.js", "old");
  put("site/_next/static/media/face.woff2", "before");
  put("draft/_next/static/media/face.woff2", "now");
  put("site/gone.html", "a page");
  expect(keep("draft", "site", NOON)).toBe(1);
  expect(readFileSync(join(folder, "draft/_assets/loader-old.js"), "utf8")).toBe("old");
  expect(readFileSync(join(folder, "draft/_next/static/media/face.woff2"), "utf8")).toBe("now");
  expect(existsSync(join(folder, "draft/gone.html"))).toBe(false);
});

test("a day counts from the build that no longer names it, however many builds follow", () => {
  put("site/_images/a.avif", "picture");
  expect(keep("draft", "site", NOON)).toBe(1);
  mkdirSync(join(folder, "second"));
  expect(keep("second", "draft", later(23))).toBe(1);
  mkdirSync(join(folder, "third"));
  expect(keep("third", "second", later(24))).toBe(0);
  expect(existsSync(join(folder, "third/_images/a.avif"))).toBe(false);
});

test("the first build has none", () => {
  expect(keep("draft", "no-site", NOON)).toBe(0);
});
