/** The project's own lint rules: which folder may import which, and constructs that only some folders may use. */
import { noCycle } from "./import-cycles.mjs";
import { EVERYWHERE, FOLDERS } from "./folders.mjs";

/**
 * A rule that reports every node that a selector finds.
 *
 * @param {string} selector
 * @param {string} message
 * @returns {import("oxlint/plugins-dev").Rule}
 */
const never = (selector, message) => ({
  create: (context) => ({
    [selector](node) {
      context.report({ node, message });
    },
  }),
});

/** @param {string} file Such as `server/mail/store.ts`. @returns {string} The entry of FOLDERS for it. */
function folderOf(file) {
  if (/^tests\/|\.test\.tsx?$/u.test(file)) return "tests";
  // A feature's store.ts may use the database.
  if (/^server\/.*\/store\.ts$/u.test(file)) return "server/db";
  return Object.keys(FOLDERS).findLast((folder) => file.startsWith(`${folder}/`)) ?? "tests";
}

/** @type {import("oxlint/plugins-dev").Rule} */
const imports = {
  create(context) {
    const restrictions = [...EVERYWHERE, ...FOLDERS[folderOf(context.filename.slice(context.cwd.length + 1))]];
    const check = ({ source }) => {
      if (typeof source?.value !== "string") return;
      const found = restrictions.find(({ closed }) => closed.test(source.value));
      if (found !== undefined) context.report({ node: source, message: found.say });
    };
    return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

/** Next and esbuild replace these by constants at build. */
const BUILD_CONSTANT = /^(?:NODE_ENV|NEXT_PUBLIC_\w+)$/u;

/** @type {import("oxlint/plugins-dev").Rule} */
const environment = {
  create(context) {
    const message =
      "only server/env.ts reads the environment: import env from #server/env.ts there, elsewhere take the value as a parameter";
    return {
      "MemberExpression[object.name='process'][property.name='env']"(node) {
        const name = node.parent.type === "MemberExpression" && node.parent.object === node ? node.parent.property.name : undefined;
        if (!BUILD_CONSTANT.test(name ?? "")) context.report({ node, message });
      },
      "ImportDeclaration[source.value=/^(?:node:)?process$/] > ImportSpecifier[imported.name='env']"(node) {
        context.report({ node, message });
      },
    };
  },
};

/** @type {import("oxlint/plugins-dev").Plugin} */
export default {
  meta: { name: "house" },
  rules: {
    imports,
    environment,
    "no-cycle": noCycle,
    "named-exports": never(
      ":matches(ExportDefaultDeclaration, ExportSpecifier[exported.name='default'])",
      "export by name: only a page, a layout or a tool's configuration has a default export",
    ),
    "no-barrel": never(
      ":matches(ExportAllDeclaration, ExportNamedDeclaration[source])",
      "no barrel files: import from the file that declares the name",
    ),
    "content-folder": never(
      ":matches(CallExpression[callee.name=/^(?:join|resolve|watch|commitDay|listFiles|walkTree|mirrorFolder|copyPublic|\\w+Sync|readFile|readdir)$/] > Literal:first-child, VariableDeclarator > Literal, AssignmentPattern > Literal)[value=/^(?:content|public)(?:\\u002F|$)/]",
      "CONTENT_DIR names the content folder: import CONTENT_FOLDER or PUBLIC_FOLDER from #server/content-folder.ts",
    ),
    "no-clock": never(
      ":matches(NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now'])",
      "no clock here, so that the same content always makes the same page: take the time as a parameter",
    ),
    "no-http": never(
      ":matches(TSTypeReference, NewExpression, MemberExpression) > Identifier:matches(.typeName, .callee, .object)[name=/^(?:Request|Response)$/u]",
      "only app and server/http use Request and Response: take and return plain data",
    ),
    "no-use-id": never(
      ":matches(ImportSpecifier[imported.name='useId'], MemberExpression[property.name='useId'])",
      "no useId: an island that is hydrated alone counts differently from the page around it, so take the id as a prop",
    ),
    "client-in-islands": never(
      "ExpressionStatement[directive='use client']",
      'only components/islands may contain "use client": move the file there, or move what needs the browser to an island',
    ),
  },
};
