/**
 * A build for `next start`, in a copy of the project with static pages: Next then keeps rendered pages, as it would for a static
 * site. The project's own build (scripts/lib/build) makes no pages that `next start` could serve.
 */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "#tests/bench/lib/project-copy.ts";

const PAGE = "app/[locale]/[[...path]]/page.tsx";
/** What makes the page one of the preview's, and what makes it a static one. */
const EDITS = [
  ['export const dynamic = "force-dynamic";', 'export const dynamic = "force-static";'],
  ['if (process.env.NODE_ENV === "development")', ""],
] as const;
const NEXT = "node_modules/next/dist/bin/next";

export type StaticNext = {
  /** The working directory for `next start`. */
  folder: string;
  env: NodeJS.ProcessEnv;
  remove: () => void;
};

/** @throws with the output of `next build` if it fails. */
export function buildStaticNext(): StaticNext {
  const folder = copyProject(process.cwd());
  const remove = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  let page = readFileSync(join(folder, PAGE), "utf8");
  for (const [preview, fixed] of EDITS) {
    if (!page.includes(preview)) throw new Error(`${PAGE} no longer contains ${preview}`);
    page = page.replace(preview, fixed);
  }
  writeFileSync(join(folder, PAGE), page);
  cpSync(".contentlayer", join(folder, ".contentlayer"), { recursive: true });
  const preload = join(folder, "hand-over.mjs");
  writeFileSync(preload, handOverText(join(folder, ".contentlayer")));
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", NODE_OPTIONS: `--import ${preload}` } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, "build"], { cwd: folder, env, encoding: "utf8" });
  if (status === 0) return { folder, env, remove };
  remove();
  throw new Error(`next build for the comparison failed:\n${stdout}${stderr}`);
}

/** A module with the effect of `handOver` in lib/content/hand-over.ts, to be preloaded in each of Next's processes. */
function handOverText(contentlayer: string): string {
  return [
    'import { readFileSync } from "node:fs";',
    `const { allDocuments } = await import(${JSON.stringify(join(contentlayer, "generated/index.mjs"))});`,
    `const installers = JSON.parse(readFileSync(${JSON.stringify(join(contentlayer, "installers.json"))}, "utf8"));`,
    'globalThis[Symbol.for("site.content")] = { documents: allDocuments, installers };',
    "",
  ].join("\n");
}
