/** `CONTENT_DIR` on the command line. What it means for each path is tested beside server/content-folder.ts. */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { edit, layOut } from "#tests/support/lay-out.ts";

/** What the commands need. They run elsewhere: the cache of the check is in the folder in which it runs. */
const PROJECT = ["scripts", "lib", "schemas", "server", "node_modules", "package.json", "tsconfig.json"];

let project = "";
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "content-dir-"));
  for (const name of PROJECT) symlinkSync(resolve(name), join(project, name));
});
afterAll(() => {
  rmSync(project, { recursive: true });
});

function run(script: string, folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", join("scripts", script), ...args], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: folder, GIT_DIR: resolve(".git"), PWD: project, NO_COLOR: "1" },
  });
  return { status, said: `${stdout}${stderr}` };
}

it.each(["check-content.ts", "compile-content.ts"])("names the folder that %s checks, with pictures beside it", (script) => {
  using site = layOut("public-svg-syntax");
  edit(site, "shared/daws.yaml", "name: REAPER", "nmae: REAPER");
  const { status, said } = run(script, site.root);
  expect(status).toBe(1);
  expect(said).toContain(`${site.root}/shared/daws.yaml:`);
  expect(said).toContain(join(site.project, "public/"));
});

it("names files of that folder in what it says to do, too", () => {
  using site = layOut("catalogue-unknown-link");
  expect(run("check-content.ts", site.root).said).toContain(`  ${site.root}/shared/links.yaml has no link `);
  appendFileSync(join(site.root, "en/support/lost-licence-key.mdx"), "\nMore.\n");
  expect(run("translate.ts", site.root, "next", "ja").said).toContain(`accept "${site.root}/ja/support/lost-licence-key.mdx#`);
});

it.each(["check-content.ts", "compile-content.ts", "release.ts", "release-sign.ts", "assets.ts"])(
  "a folder that does not exist, or is a file, is an error of %s",
  (script) => {
    for (const folder of ["no/such/content", "package.json"])
      expect(run(script, folder)).toEqual({ status: 2, said: `there is no folder ${folder}; CONTENT_DIR names the content folder\n` });
  },
);
