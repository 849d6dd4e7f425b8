/**
 * Serves `public/` of another content folder to the preview: `next dev` itself has only the one beside package.json, and passes
 * requests for files on to this server (next.config.mjs).
 */
import { createReadStream, lstatSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { contentTypeOf } from "#server/http/content-types.ts";
import { listenLocally } from "#scripts/lib/listen-locally.ts";
import { walkTree } from "#scripts/lib/content-files/walk-tree.ts";

/** @param folder Listed anew for each request, so that a new picture is there at once. @returns The server's address. */
export async function startPublicFiles(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const path = decodePath(request.url ?? "");
    // Only names that the listing has: no link is followed, and no path leads out of the folder.
    const name = walkTree(folder).files.find((each) => `/${each}` === path);
    if (name === undefined) {
      response.writeHead(404).end();
      return;
    }
    const file = join(folder, name);
    response.writeHead(200, { "Content-Type": contentTypeOf(name), "Content-Length": lstatSync(file).size, "Cache-Control": "no-store" });
    createReadStream(file).pipe(response);
  });
  return listenLocally(server.unref());
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURI(url.replace(/\?.*$/u, ""));
  } catch {
    return undefined;
  }
}
