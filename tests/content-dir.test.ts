/** `CONTENT_DIR` on the command line. What it means for each path is tested beside server/content-folder.ts. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { layOut } from "#tests/support/lay-out.ts";

function run(script: string, folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", join("scripts", script), ...args], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: folder, NO_COLOR: "1" },
  });
  return { status, said: `${stdout}${stderr}` };
}

describe("CONTENT_DIR", () => {
  it("names the folder that is checked, and problems name its files", () => {
    using site = layOut("shape-unknown-field");
    const { status, said } = run("check-content.ts", site.root, "--no-cache");
    expect(status).toBe(1);
    expect(said).toContain(`${site.root}/shared/daws.yaml:`);
  });

  it("has pictures beside it", () => {
    using site = layOut("public-svg-syntax");
    expect(run("check-content.ts", site.root, "--no-cache").said).toContain(join(site.project, "public/"));
  });

  it("keeps content with problems from being compiled", () => {
    using site = layOut("shape-unknown-field");
    expect(run("compile-content.ts", site.root)).toEqual({
      status: 1,
      said: expect.stringContaining(`${site.root}/shared/daws.yaml:`) as string,
    });
  });

  it.each(["check-content.ts", "compile-content.ts"])("that does not exist is an error of %s", (script) => {
    const { status, said } = run(script, "no/such/content");
    expect(status).not.toBe(0);
    expect(said).toMatch(/^there is no folder no\/such\/content; CONTENT_DIR .*names the content folder\n$/u);
  });
});
