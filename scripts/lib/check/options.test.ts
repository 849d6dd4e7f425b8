/** The command line: what a person may write, and what is said when it is wrong. */
import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { layOut } from "#tests/support/lay-out.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { readOptions } from "./options.ts";

describe("options", () => {
  it("have defaults", () => {
    expect(readOptions([])).toEqual({ format: "pretty", fix: false, root: CONTENT_FOLDER, cache: true });
  });

  it.each([
    [["--formt", "json"], "there is no option --formt; did you mean --format?"],
    [["--colour"], "there is no option --colour; --help lists them"],
    [["--format", "xml"], "--format is xml; it must be one of pretty, lines, github, json, sarif"],
    [["--locale", "jp"], "--locale is jp; it must be one of en, ja, fr, de, zh, es"],
    [["--now", "2026-02-30"], "--now is 2026-02-30; write a day as YYYY-MM-DD, or today"],
  ])("%j is refused", (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

describe("exit codes", () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "scripts/check-content.ts", "--no-cache", "--now", "2026-09-01", ...args], {
      encoding: "utf8",
    });

  // Without --locale: tests/broken-build.test.ts.
  it("0 when all is well in the language asked for, 1 on a problem, 2 on a wrong option", () => {
    using bad = layOut("words-literal-price");
    expect(run("--root", bad.root, "--locale", "de")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("39 files, no problems") as string,
    });
    expect(run("--root", bad.root, "--locale", "ja")).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("3 problems in 1 of 39 files") as string,
    });
    expect(run("--rot", bad.root)).toMatchObject({ status: 2, stdout: "", stderr: "there is no option --rot; did you mean --root?\n" });
  }, 120_000);
});
