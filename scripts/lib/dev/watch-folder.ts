/** Watches a folder and all folders below it. */
import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join } from "node:path";

type Watched = { watcher: FSWatcher; identity: string };

/**
 * Calls `onChange` for each change of a file or folder, several times for one change. Node's recursive watch loses a file on Linux as soon
 * as another takes its place, which is how git and many editors write files: there, each folder is watched by itself.
 *
 * @param onError Gets what stops or prevents the watch of a folder; the others are watched on.
 * @returns Ends the watch.
 */
export function watchFolder(root: string, onChange: () => void, onError: (error: Error) => void): () => void {
  if (process.platform !== "linux") {
    const watcher = watch(root, { recursive: true }, onChange).on("error", onError);
    return () => watcher.close();
  }
  const watched = new Map<string, Watched>();
  const end = (folder: string) => {
    watched.get(folder)?.watcher.close();
    watched.delete(folder);
  };
  const follow = () => {
    const folders = listFolders(root);
    for (const folder of watched.keys()) if (!folders.has(folder)) end(folder);
    for (const [folder, identity] of folders) {
      if (watched.get(folder)?.identity === identity) continue;
      end(folder);
      try {
        const watcher = watch(folder, (event) => {
          // A folder may have come or gone.
          if (event === "rename") follow();
          onChange();
        });
        watched.set(folder, { watcher: watcher.on("error", onError), identity });
      } catch (error) {
        onError(error as Error);
      }
    }
  };
  follow();
  return () => {
    for (const folder of [...watched.keys()]) end(folder);
  };
}

/** The folder and all below it, each with what identifies it, should another one take its place. */
function listFolders(folder: string, found = new Map<string, string>()): Map<string, string> {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return found;
  found.set(folder, `${stats.ino} ${stats.birthtimeMs}`);
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) listFolders(join(folder, entry.name), found);
  } catch (error) {
    // It was removed meanwhile.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return found;
}
