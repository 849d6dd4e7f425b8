/** The file of a command, as a translator types it. */
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { readOptions } from "./options.ts";

const FILE = "content/en/messages.yaml";

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ["from the project's folder", ".", FILE],
  ["without the content folder", ".", "en/messages.yaml"],
  ["from the language's folder", "content/en", "messages.yaml"],
  ["from a folder beside it", "content/shared", "../en/messages.yaml"],
  ["with its whole path", "content/de", path.resolve(FILE)],
])("is found %s", (_where, folder, file) => {
  vi.stubEnv("INIT_CWD", path.resolve(folder));
  expect(readOptions(["accept", `${file}:header/shop`, "--root", "content"])).toMatchObject({
    subjects: [{ file: FILE, section: ":header/shop" }],
  });
});

it.each(["sites/harp/content/en/messages.yaml", FILE, "en/messages.yaml"])("is found in the content folder of another site: %s", (file) => {
  expect(readOptions(["accept", file, "--root", "sites/harp/content"])).toMatchObject({ subjects: [{ file: FILE }] });
});

it("may be one of several, each with a section of its own, behind it or as the next word", () => {
  const words = ["accept", FILE, "en/mail.yaml:subject", "de/pages/home.mdx", "Heading", "--root", "content"];
  expect(readOptions(words).subjects).toEqual([
    { file: FILE },
    { file: "content/en/mail.yaml", section: ":subject" },
    { file: "content/de/pages/home.mdx", section: "#Heading" },
  ]);
  expect(() => readOptions(["stub", FILE, FILE])).toThrow("stub begins one file at a time");
  expect(() => readOptions(["next", "fr", "de"])).toThrow("de: next takes one language");
});
