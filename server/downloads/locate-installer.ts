/** Finds an installer's file in the folder, and checks that it is the one that its release describes. */
import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { type NamedInstaller, placeOf } from "./installers.ts";

/** @returns The file's real path. @throws if it is missing, lies outside the folder or has another length. */
export async function locateInstaller(folder: string, named: NamedInstaller): Promise<string> {
  const root = await realpath(folder);
  const file = await realpath(join(root, placeOf(named)));
  // Symbolic links may point to places inside the folder only.
  if (!file.startsWith(root + sep)) throw new Error("it lies outside the folder");
  const found = await stat(file);
  if (!found.isFile()) throw new Error("it is no file");
  const { size } = named.installer;
  if (found.size !== size) throw new Error(`it has ${found.size} bytes, and its release says ${size}`);
  return file;
}
