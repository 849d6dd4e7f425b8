/** Finds and reads every file below content/. Nothing is understood here, and nothing is left out but hidden files. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type ContentFile = {
  /** From the project's folder, with forward slashes: content/shared/site.yaml. */
  file: string;
  bytes: Buffer;
};

/** All files below the content folder, by name. `root` may be called anything: in paths it is always `content`. */
export function readContent(root: string): ContentFile[] {
  return listFiles(root).map((name) => ({ file: `content/${name}`, bytes: readFileSync(path.join(root, name)) }));
}

/** All files below a folder, sorted, with forward slashes; none when there is no such folder. */
export function listFiles(folder: string, leaveOut: (name: string) => boolean = () => false): string[] {
  const found: string[] = [];
  const walk = (below: string) => {
    for (const entry of readFolder(path.join(folder, below))) {
      const name = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.name.startsWith(".") || leaveOut(name)) continue;
      if (entry.isDirectory()) walk(name);
      else if (entry.isFile()) found.push(name);
    }
  };
  walk("");
  return found.sort();
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw cause;
  }
}
