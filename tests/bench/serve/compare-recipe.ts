/** The recipe of deploy/nginx against a bare file: what its headers, its lookup and its compressed forms cost. */
import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasBrotli } from "#tests/support/nginx-recipe.ts";
import { compareServers, type Comparison, type Encoding, sizeOf } from "./compare-servers.ts";
import type { LoadTool } from "./load-tool.ts";
import { startNginxRecipe } from "./other-servers.ts";

type Options = { tool: LoadTool; page: string; sitePort: number; rounds: number; seconds: number; connections: number };

/** @returns undefined if nginx is not installed. */
export async function compareRecipe({ tool, page, sitePort, ...measured }: Options): Promise<Comparison | undefined> {
  const nginx = await startNginxRecipe(sitePort, page);
  if (nginx === undefined) return undefined;
  try {
    const encodings: Encoding[] = ["identity", "gzip", ...(hasBrotli() ? (["br"] as const) : [])];
    mkdirSync(nginx.bareFolder, { recursive: true });
    for (const encoding of encodings)
      writeFileSync(join(nginx.bareFolder, encoding), randomBytes(await sizeOf(nginx.origin + page, encoding)));
    const servers = [
      { name: "the page, by the recipe", urlFor: () => nginx.origin + page },
      { name: "a bare file of its size", urlFor: (encoding: Encoding) => `${nginx.bareOrigin}/${encoding}` },
    ];
    return await compareServers({ tool, encodings, servers, ...measured });
  } finally {
    await nginx.stop();
  }
}
