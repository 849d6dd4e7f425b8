/** The real checker on small documents. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkDocuments } from "./check-documents.ts";
import { listErrors } from "./list-errors.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "html-"));
  mkdirSync(join(folder, "en"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const document = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body>\n${body}\n</body></html>`;

it("finds nothing in a valid document, names file and place in others, and lists a repeated mistake once", () => {
  const wrong = document("<h1>Bad</h1><p><ul><li>x</li></ul></p>");
  for (const file of ["index.html", "en/lantern.html"]) writeFileSync(join(folder, file), wrong);
  writeFileSync(join(folder, "en/good.html"), document("<h1>Good</h1>"));
  const { documents, errors } = checkDocuments(folder);
  expect(documents).toBe(3);
  expect(new Set(errors.map(({ file }) => file))).toEqual(new Set(["index.html", "en/lantern.html"]));
  expect(errors).toContainEqual({
    file: "en/lantern.html",
    line: 2,
    column: 35,
    message: "No “p” element in scope but a “p” end tag seen.",
    extract: expect.stringContaining("</p>") as unknown,
  });
  expect(listErrors(errors)).toMatch(/^No “p” element in scope but a “p” end tag seen\.\n {2}… .*<\/p>.* …\n {2}\S+:2:35\n {2}\S+:2:35$/u);
});

it("refuses an empty folder", () => {
  expect(() => checkDocuments(folder)).toThrow("contains no document");
});
