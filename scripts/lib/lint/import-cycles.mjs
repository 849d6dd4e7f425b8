/** A lint rule against circles of imports: between modules, and between areas, which are the folders of components, lib, server and scripts/lib. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

const FOLDERS = ["app", "components", "lib", "schemas", "scripts", "server"];
const AREA = /^(?:components|lib|server|scripts\/lib)\/[^/]+(?=\/)/u;
/** Imports of types alone do not exist when the program runs. */
const TYPE_IMPORT = /^(?:import|export) type [^;]*;/gmu;

/** @typedef {ReadonlyMap<string, readonly string[]>} Graph Files or areas, and what each imports. */

/**
 * @param {string} file Such as `lib/content/routes.ts`.
 * @param {string} text Its program text.
 * @returns {string[]} The files of this project that it imports.
 */
function listImports(file, text) {
  return ts.preProcessFile(text.replaceAll(TYPE_IMPORT, ""), true, true).importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith("#")) return [fileName.slice(1)];
    return fileName.startsWith(".") ? [join(dirname(file), fileName)] : [];
  });
}

/** @param {string} root @returns {Graph} The imports of every module of the project, without tests. */
function readModules(root) {
  const files = FOLDERS.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)));
  const modules = files.filter((file) => /\.(?:tsx?|mjs)$/u.test(file) && !/\.test\.tsx?$/u.test(file));
  return new Map(modules.map((file) => [file, listImports(file, readFileSync(join(root, file), "utf8"))]));
}

/** @param {string} file @returns {string | undefined} Nothing for files outside of areas, such as lib/routes.ts. */
const areaOf = (file) => AREA.exec(file)?.[0];

/**
 * @param {Graph} modules Imports by file.
 * @returns {(from: string, to: string) => string[] | undefined} For an import: the shortest way from what it imports back to where it is,
 *   by modules or else by areas; undefined when there is none.
 */
export function findCycles(modules) {
  const areas = new Map();
  for (const [file, imports] of modules) {
    const area = areaOf(file);
    const others = imports.map(areaOf).filter((other) => other !== undefined && other !== area);
    if (area !== undefined) areas.set(area, [...(areas.get(area) ?? []), ...others]);
  }
  return (from, to) => {
    const [area, other] = [areaOf(from), areaOf(to)];
    return wayTo(from, to, modules) ?? (area === other || !area || !other ? undefined : wayTo(area, other, areas));
  };
}

/** @param {string} target @param {string} start @param {Graph} graph @returns {string[] | undefined} Breadth first. */
function wayTo(target, start, graph) {
  const cameFrom = new Map([[start, undefined]]);
  for (const place of cameFrom.keys()) {
    if (place === target) {
      const way = [];
      for (let step = place; step !== undefined; step = cameFrom.get(step)) way.unshift(step);
      return way;
    }
    for (const next of graph.get(place) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, place);
  }
  return undefined;
}

/** Read once for all files that are linted together. */
let cycles;

/** @type {import("oxlint/plugins-dev").Rule} */
export const noCycle = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1);
    const check = (node) => {
      if (typeof node.source?.value !== "string" || node.importKind === "type" || node.exportKind === "type") return;
      const [imported] = listImports(file, `import "${node.source.value}";`);
      if (imported === undefined) return;
      cycles ??= findCycles(readModules(context.cwd));
      const way = cycles(file, imported);
      if (way !== undefined) context.report({ node, message: `imports in a circle: ${file} → ${way.join(" → ")}` });
    };
    return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
