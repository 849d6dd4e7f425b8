/** Lists a folder without following links: plain files, and separately everything else. */
import { type Dirent, existsSync, lstatSync, readdirSync, readlinkSync } from "node:fs";
import path from "node:path";

/** An entry that no program should open: `what` completes the sentence "it is …", `hint` says what to do. */
export type Irregular = { name: string; what: string; hint: string };

export type Tree = {
  /** Names of plain files relative to the folder, sorted, with forward slashes. Hidden files are among them. */
  files: string[];
  irregular: Irregular[];
};

/** Files that macOS, Vim and Emacs leave in a folder. Programs that read content skip hidden names. */
const EDITOR_LEFTOVER = /^(?:\.DS_Store|\..*\.sw[a-p]|\.#.*)$/u;
/** A folder may be named after a version such as 1.4.2, but not with the ending of a file. */
const FILE_ENDING = /\.[a-z][a-z0-9]*$/iu;

/** Lists everything below a folder; nothing when there is no such folder. A folder that is itself a link is irregular, with the name "". */
export function walkTree(root: string): Tree {
  const tree: Tree = { files: [], irregular: [] };
  const stat = lstatSync(root, { throwIfNoEntry: false });
  if (stat === undefined) return tree;
  if (!stat.isDirectory()) {
    tree.irregular.push({ name: "", ...describe(stat, root) });
    return tree;
  }
  const visit = (below: string) => {
    for (const entry of readdirSync(path.join(root, below), { withFileTypes: true })) {
      const name = below === "" ? entry.name : `${below}/${entry.name}`;
      if (isLeftover(entry, path.join(root, name))) continue;
      if (entry.name.includes("\uFFFD"))
        tree.irregular.push({ name, what: "has a name that is not UTF-8", hint: "rename it with lower-case letters, digits and hyphens" });
      else if (entry.isFile()) tree.files.push(name);
      else if (entry.isDirectory()) {
        if (FILE_ENDING.test(entry.name))
          tree.irregular.push({ name, what: "is a folder with the name of a file", hint: "rename the folder, or put a file in its place" });
        visit(name);
      } else tree.irregular.push({ name, ...describe(entry, path.join(root, name)) });
    }
  };
  visit("");
  tree.files.sort();
  tree.irregular.sort((a, b) => (a.name < b.name ? -1 : 1));
  return tree;
}

/** Emacs locks a file by a link whose target does not exist; other links are irregular. */
function isLeftover(entry: Dirent, file: string): boolean {
  if (!EDITOR_LEFTOVER.test(entry.name)) return false;
  return entry.isFile() || (entry.isSymbolicLink() && !existsSync(file));
}

type Kinds = Pick<Dirent, "isSymbolicLink" | "isFIFO" | "isSocket" | "isFile">;

function describe(entry: Kinds, file: string): Omit<Irregular, "name"> {
  if (entry.isSymbolicLink()) return { what: `is a symbolic link to ${readlinkSync(file)}`, hint: "commit the file itself" };
  const what = entry.isFile()
    ? "is a file, not a folder"
    : entry.isFIFO()
      ? "is a named pipe (FIFO)"
      : entry.isSocket()
        ? "is a socket"
        : "is a device";
  return { what, hint: "remove it: only plain files and folders belong here" };
}
