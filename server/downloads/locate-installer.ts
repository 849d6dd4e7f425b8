/** An installer's file in the folder, for as long as it is the very one that its release describes. */
import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { type NamedInstaller, placeOf } from "./installers.ts";

/** @returns The file's real path. @throws when it is not there, leads out of the folder or has another length. */
export async function locateInstaller(folder: string, named: NamedInstaller): Promise<string> {
  const root = await realpath(folder);
  const file = await realpath(join(root, placeOf(named)));
  // A symbolic link inside the folder is fine; one that leads out of it could lead anywhere.
  if (!file.startsWith(root + sep)) throw new Error("it lies outside the folder");
  const found = await stat(file);
  if (!found.isFile()) throw new Error("it is no file");
  const { size } = named.installer;
  if (found.size !== size) throw new Error(`it has ${String(found.size)} bytes, and its release says ${String(size)}`);
  return file;
}
