import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { watchFolder } from "./watch-folder.ts";

const root = mkdtempSync(join(tmpdir(), "watched-"));
let end: () => void = () => undefined;
afterEach(() => {
  end();
  rmSync(root, { recursive: true });
});

it("reports every change, also of files and folders that took the place of others", async () => {
  const file = join(root, "en/pages/home.mdx");
  const draft = `${root}.draft`;
  mkdirSync(join(root, "en/pages"), { recursive: true });
  writeFileSync(file, "1");
  const onChange = vi.fn();
  const onError = vi.fn();
  end = watchFolder(root, onChange, onError);
  const reports = async (name: string, change: () => void) => {
    onChange.mockClear();
    change();
    await vi.waitFor(() => {
      expect(onChange, name).toHaveBeenCalled();
    }, 5000);
    // Later events of the same change.
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  };
  /** As editors save and git checks out. */
  const replace = () => {
    writeFileSync(draft, "2");
    renameSync(draft, file);
  };
  const removeAndWrite = () => {
    rmSync(file);
    writeFileSync(file, "3");
  };
  const write = () => {
    writeFileSync(file, "4");
  };
  for (const [name, change] of Object.entries({ write, replace, removeAndWrite })) {
    await reports(name, change);
    await reports(`${name} again`, change);
  }
  await reports("another folder in its place", () => {
    rmSync(join(root, "en"), { recursive: true });
    mkdirSync(join(root, "en/pages"), { recursive: true });
    writeFileSync(file, "5");
  });
  await reports("write in it", write);
  expect(onError).not.toHaveBeenCalled();
});
