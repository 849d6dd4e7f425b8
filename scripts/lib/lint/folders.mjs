/**
 * Which folder may import what: `schemas ← lib ← components ← app` and `schemas ← lib ← server`.
 *
 * @typedef {{ closed: RegExp, say: string }} Restriction Imports that are refused, and the message: what to do instead.
 */

/** @param {string[]} names Folders or packages, with everything in them. */
const from = (...names) => new RegExp(`^(?:${names.join("|")})(?:/|$)`, "u");
/** @param {string[]} names The only packages that may be imported. Folders of the project and siblings are not packages. */
const packagesBut = (...names) => new RegExp(`^(?![.#]|(?:${names.join("|")})(?:/|$))`, "u");

/** Markdown to trees, with the types of those trees. */
const MARKDOWN = ["@mdx-js/mdx", "unified", "remark-[a-z-]+", "rehype-[a-z-]+", "(?:md|h)ast(?:-[a-z-]+)?", "unist(?:-[a-z-]+)?", "vfile"];
const REACT = ["react", "react-dom", "next"];

/** @type {Record<string, Restriction>} */
const SHARED = {
  parents: { closed: /^\.\.(?:\/|$)/u, say: "no ../: write #folder/file.ts, which is the same in every file" },
  tests: { closed: from("#tests"), say: "only tests may import tests: move what the site needs out of them" },
  content: {
    closed: from("#\\.contentlayer", "contentlayer2", "next-contentlayer2"),
    say: "only lib/content reads generated content: call its find*, list* and require*",
  },
  words: {
    closed: from("next-intl"),
    say: "only lib/content and lib/i18n import next-intl: use #lib/content/translator.ts or #lib/i18n/format.ts",
  },
  headers: {
    closed: from("next/headers"),
    say: "pages are rendered at build and cannot read cookies or headers: call the API from an island",
  },
  links: { closed: from("next/link"), say: "a link is a plain <a>: each navigation in this site loads a document" },
  scriptTags: { closed: from("next/script"), say: "a finished document has one script, the island loader: write an island" },
};

const COMPONENT_RESTRICTIONS = [
  SHARED.tests,
  SHARED.words,
  { closed: from("#server"), say: "components may not import server: pass data in as props, or call the API from an island" },
  { closed: from("#app"), say: "components may not import app: take data of the route as props" },
  { closed: from("#scripts"), say: "components may not import scripts: move what both need to lib" },
];
const SERVER_COMPONENT_RESTRICTIONS = [...COMPONENT_RESTRICTIONS, SHARED.headers, SHARED.links, SHARED.scriptTags];
const APP_RESTRICTIONS = [
  SHARED.tests,
  SHARED.content,
  SHARED.words,
  { closed: from("#server"), say: "app may not import server: pages are rendered at build; call the API from an island" },
  { closed: from("#scripts"), say: "app may not import scripts: move what both need to lib" },
];
const SERVER_RESTRICTIONS = [
  SHARED.tests,
  SHARED.content,
  SHARED.words,
  { closed: from("#app"), say: "server may not import app: take data of the request as a parameter" },
  { closed: from("#components"), say: "server may not import components: return data and let a component render it" },
  { closed: from("#scripts"), say: "server may not import scripts: move what both need to lib or server" },
  { closed: /^#server\/.*\/store\.ts$/u, say: "a feature's store.ts is private to it: call another function of the feature" },
];
/** Packages with a restriction of their own. */
const NAMED = ["next-intl", "contentlayer2", "next-contentlayer2"];

/** @type {Record<string, Restriction[]>} */
export const FOLDERS = {
  schemas: [
    {
      closed: from("#lib", "#components", "#app", "#server", "#scripts", "#tests", "#\\.contentlayer"),
      say: "schemas may import schemas only: a schema must not depend on code that uses it",
    },
    { closed: packagesBut("zod"), say: "schemas may import zod and no other package: move what needs one to lib, server or scripts" },
  ],
  lib: libRestrictions([SHARED.content, SHARED.words], "zod"),
  "lib/content": libRestrictions([], "zod", "next-intl"),
  "lib/i18n": libRestrictions(
    [{ ...SHARED.content, closed: /^(?:#\.contentlayer\/(?!(?:locales|region)\.json$)|(?:next-)?contentlayer2)/u }],
    "zod",
    "next-intl",
  ),
  "lib/mdx": libRestrictions([SHARED.content, SHARED.words], "zod", ...MARKDOWN),
  components: [
    ...SERVER_COMPONENT_RESTRICTIONS,
    SHARED.content,
    {
      closed: packagesBut(...REACT, ...NAMED),
      say: "components may import react, next, lib and schemas: move what needs another package to lib, or to an island",
    },
  ],
  // Compiled bodies are rendered with contentlayer's hook.
  "components/mdx": [
    ...SERVER_COMPONENT_RESTRICTIONS,
    { closed: from("#\\.contentlayer"), say: SHARED.content.say },
    {
      closed: packagesBut(...REACT, ...NAMED),
      say: "components/mdx may import react, next and next-contentlayer2: other packages belong to lib/mdx",
    },
  ],
  "components/islands": [
    ...COMPONENT_RESTRICTIONS,
    SHARED.content,
    { closed: from("next"), say: "islands may not import next: finished documents contain no framework, so take its data as a prop" },
    {
      closed: packagesBut(...REACT, ...NAMED, "react-hook-form", "@hookform/resolvers"),
      say: "islands may import react and react-hook-form: visitors download each package that an island imports",
    },
  ],
  app: [...APP_RESTRICTIONS, SHARED.headers, SHARED.links, SHARED.scriptTags],
  server: [
    ...SERVER_RESTRICTIONS,
    {
      closed: from("kysely", "libsql", "pg"),
      say: "only server/db and a feature's store.ts use SQL: call another function of the feature",
    },
  ],
  "server/db": SERVER_RESTRICTIONS,
  scripts: [
    SHARED.tests,
    { closed: from("#app"), say: "scripts may not import app: move what both need to components, lib or server" },
    { closed: from("#\\.contentlayer"), say: SHARED.content.say },
  ],
  tests: [],
};

/** Restrictions of every file, tests and configuration too. */
export const EVERYWHERE = [SHARED.parents];

/**
 * @param {Restriction[]} restrictions Of this part of lib.
 * @param {string[]} packages What it may import from outside.
 * @returns {Restriction[]}
 */
function libRestrictions(restrictions, ...packages) {
  return [
    ...restrictions,
    SHARED.tests,
    { closed: from("#components", "#app"), say: "lib may not import components or app: return data and let a component render it" },
    { closed: from("#server"), say: "lib may not import server: take its data as a parameter" },
    { closed: from("#scripts"), say: "lib may not import scripts: move the shared part into lib" },
    { closed: from(...REACT), say: "lib may not import React: move what renders to components" },
    { closed: /^node:/u, say: "lib reads no files and no environment: read in server or scripts and pass the data in" },
    {
      closed: packagesBut(...packages, ...REACT, ...NAMED, "node:.*"),
      say: "only lib/mdx may import unified, remark and rehype, only lib/content and lib/i18n next-intl; move what needs other packages to server or scripts",
    },
  ];
}
