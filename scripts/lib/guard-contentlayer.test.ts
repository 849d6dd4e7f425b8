import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import matter from "gray-matter";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allowOnlyYaml, guardContent } from "./guard-contentlayer.ts";

describe("gray-matter after allowOnlyYaml", () => {
  it.each(["js", "javascript", "json", "coffee", "toml"])("does not parse %s", (language) => {
    const text = `---${language}\n{ title: (globalThis.canary = 1) }\n---\n`;
    allowOnlyYaml();
    expect(() => matter(text, {})).toThrow("is not registered");
    expect(globalThis).not.toHaveProperty("canary");
  });

  it("is the one that contentlayer requires", () => {
    const sourceFiles = resolve("node_modules/@contentlayer2/source-files/package.json");
    expect(createRequire(sourceFiles).resolve("gray-matter")).toBe(createRequire(import.meta.url).resolve("gray-matter"));
  });
});

describe("guardContent", () => {
  let root = "";
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "guard-"));
    mkdirSync(join(root, "en"));
    writeFileSync(join(root, "en/good.mdx"), "---\ntitle: A title\n---\n\nWords.\n\n---\n\n--- js\n");
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it("passes plain files, and what editors leave behind", () => {
    writeFileSync(join(root, "en/.good.mdx.swp"), "");
    writeFileSync(join(root, ".DS_Store"), "");
    symlinkSync("somebody@machine.1234", join(root, "en/.#good.mdx"));
    expect(() => {
      guardContent(root);
    }).not.toThrow();
  });

  const link = (to: string) => (file: string) => {
    symlinkSync(to, file);
  };
  it.each<[string, string, string, (file: string) => unknown]>([
    ["a link to a file", "en/x.mdx", "is a symbolic link to good.mdx", link("good.mdx")],
    ["a link to nothing", "en/x.mdx", "is a symbolic link to nowhere", link("nowhere")],
    ["a link to a folder", "en/x.mdx", "is a symbolic link to ..", link("..")],
    ["a link under the name of an editor's lock", "en/.#x.mdx", "is a symbolic link to good.mdx", link("good.mdx")],
    ["a named pipe", "en/x.mdx", "is a named pipe (FIFO)", (file) => spawnSync("mkfifo", [file])],
    [
      "a folder with the name of a file",
      "en/x.mdx",
      "is a folder with the name of a file",
      (file) => {
        mkdirSync(file);
      },
    ],
    [
      "a program for front matter",
      "en/x.mdx",
      "has more than three hyphens",
      (file) => {
        writeFileSync(file, "---js\n{}\n---\n");
      },
    ],
  ])("refuses %s", (_what, name, message, make) => {
    make(join(root, name));
    expect(() => {
      guardContent(root);
    }).toThrow(`content/${name} ${message}`);
  });

  it("refuses a content folder that is itself a link", () => {
    const link = `${root}-link`;
    symlinkSync(root, link);
    try {
      expect(() => {
        guardContent(link);
      }).toThrow("is a symbolic link to");
    } finally {
      rmSync(link);
    }
  });
});
