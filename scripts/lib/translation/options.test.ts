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
  expect(readOptions(["accept", `${file}:header/shop`, "--root", "content"])).toMatchObject({ file: FILE, section: ":header/shop" });
});

it.each(["sites/harp/content/en/messages.yaml", FILE, "en/messages.yaml"])("is found in the content folder of another site: %s", (file) => {
  expect(readOptions(["accept", file, "--root", "sites/harp/content"])).toMatchObject({ file: FILE });
});
