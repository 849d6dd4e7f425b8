/**
 * Which room may import what, as a table: `schemas ← lib ← components ← app` and `schemas ← lib ← server ← app`. A door is
 * a pattern that is closed and the words that name the right way in.
 *
 * @typedef {{ closed: RegExp, say: string }} Door
 */

/** @param {string[]} names Rooms or packages, with all that is below them. */
const from = (...names) => new RegExp(`^(?:${names.join("|")})(?:/|$)`, "u");
/** @param {string[]} names The only packages that are open. Rooms and siblings are not packages. */
const packagesBut = (...names) => new RegExp(`^(?![.#]|(?:${names.join("|")})(?:/|$))`, "u");

/** Markdown to trees, with the types of those trees. */
const MARKDOWN = ["@mdx-js/mdx", "unified", "remark-[a-z-]+", "rehype-[a-z-]+", "(?:md|h)ast(?:-[a-z-]+)?", "unist(?:-[a-z-]+)?", "vfile"];
const REACT = ["react", "react-dom", "next"];

/** @type {Record<string, Door>} */
const SHARED = {
  parents: { closed: /^\.\.(?:\/|$)/u, say: "no ../: write #room/file.ts, which reads the same from everywhere" },
  tests: { closed: from("#tests"), say: "only tests may import tests: what the site needs belongs to a room of its own" },
  content: {
    closed: from("#\\.contentlayer", "contentlayer2"),
    say: "only lib/content reads generated content: ask its find*, list* and require*",
  },
  words: { closed: from("next-intl"), say: "only lib/content/translator.ts imports next-intl: call translatorFor" },
  headers: {
    closed: from("next/headers"),
    say: "no page reads cookies or headers, so that each is made once, at build: call the API from an island",
  },
  links: { closed: from("next/link"), say: "a link is a plain <a>: each navigation in this site loads a document" },
  scriptTags: { closed: from("next/script"), say: "a finished document has one script, the island loader: write an island" },
};

const COMPONENT_DOORS = [
  SHARED.tests,
  SHARED.words,
  { closed: from("#server"), say: "components may not import server: pass data in as props, or call the API from an island" },
  { closed: from("#app"), say: "components may not import app: what the route knows comes in as props" },
  { closed: from("#scripts"), say: "components may not import scripts: what both need belongs to lib" },
];
/** What draws on the server. */
const SERVER_COMPONENT_DOORS = [...COMPONENT_DOORS, SHARED.headers, SHARED.links, SHARED.scriptTags];
const APP_DOORS = [
  SHARED.tests,
  SHARED.content,
  SHARED.words,
  { closed: from("#scripts"), say: "app may not import scripts: what both need belongs to lib or server" },
];
const SERVER_DOORS = [
  SHARED.tests,
  SHARED.content,
  SHARED.words,
  { closed: from("#app"), say: "server may not import app: app calls the server, and hands in what the request says" },
  { closed: from("#components"), say: "server may not import components: answer with data and let a component draw it" },
  { closed: from("#scripts"), say: "server may not import scripts: what both need belongs to lib or server" },
  { closed: /^#server\/.*\/store\.ts$/u, say: "a feature's store.ts is its own: call one of the feature's verbs" },
];
/** Named by a door of their own above; the list of open packages need not name them a second time. */
const NAMED = ["next-intl", "contentlayer2"];

/** lib/content imports these folders. */
const CONTENT_FOLDER = { closed: from("#lib/content"), say: "lib/content imports this folder: take what content says as a parameter" };

/** @type {Record<string, Door[]>} */
export const ROOMS = {
  schemas: [
    {
      closed: from("#lib", "#components", "#app", "#server", "#scripts", "#tests", "#\\.contentlayer"),
      say: "schemas may import schemas only: a schema does not know the rooms that use it",
    },
    { closed: packagesBut("zod"), say: "schemas may import zod and no other package: what needs one belongs to lib, server or scripts" },
  ],
  lib: libDoors([SHARED.content, SHARED.words], "zod"),
  "lib/content": libDoors([], "zod", "next-intl"),
  "lib/i18n": libDoors([SHARED.content, SHARED.words, CONTENT_FOLDER], "zod"),
  "lib/mdx": libDoors([SHARED.content, SHARED.words, CONTENT_FOLDER], "zod", ...MARKDOWN),
  components: [
    ...SERVER_COMPONENT_DOORS,
    SHARED.content,
    {
      closed: packagesBut(...REACT, ...NAMED),
      say: "components may import react, next, lib and schemas: what needs another package belongs to lib, or to an island",
    },
  ],
  "components/mdx": [
    ...SERVER_COMPONENT_DOORS,
    SHARED.content,
    {
      closed: packagesBut(...REACT, ...NAMED, "@mdx-js/mdx", "mdx"),
      say: "components/mdx may import react, next and @mdx-js/mdx: other packages belong to lib/mdx",
    },
  ],
  "components/islands": [
    ...COMPONENT_DOORS,
    SHARED.content,
    { closed: from("next"), say: "islands may not import next: a finished document holds no framework, so take what it knows as a prop" },
    {
      closed: packagesBut(...REACT, ...NAMED, "react-hook-form", "@hookform/resolvers"),
      say: "islands may import react and react-hook-form: visitors download each package that an island imports",
    },
  ],
  app: [...APP_DOORS, SHARED.headers, SHARED.links, SHARED.scriptTags],
  server: [
    ...SERVER_DOORS,
    { closed: from("kysely", "libsql", "pg"), say: "only server/db and a feature's store.ts know SQL: call one of the feature's verbs" },
  ],
  "server/db": SERVER_DOORS,
  scripts: [
    SHARED.tests,
    {
      closed: from("#app"),
      say: "scripts may not import app: routes are for visitors; what both need belongs to components, lib or server",
    },
    { closed: from("#\\.contentlayer"), say: SHARED.content.say },
  ],
  tests: [],
};

/** Closed to every file, tests and configuration too. */
export const EVERYWHERE = [SHARED.parents];

/**
 * @param {Door[]} doors What this part of lib leaves to another part.
 * @param {string[]} packages What it may import from outside.
 * @returns {Door[]}
 */
function libDoors(doors, ...packages) {
  return [
    ...doors,
    SHARED.tests,
    { closed: from("#components", "#app"), say: "lib may not import components or app: answer with data and let a component draw it" },
    { closed: from("#server"), say: "lib may not import server: take what the server knows as a parameter" },
    { closed: from("#scripts"), say: "lib may not import scripts: move the shared part into lib" },
    { closed: from(...REACT), say: "lib knows no React: what draws belongs to components" },
    { closed: /^node:/u, say: "lib reads no files and no environment: read in server or scripts and hand the data in" },
    {
      closed: packagesBut(...packages, ...REACT, ...NAMED, "node:.*"),
      say: "lib is pure: only lib/mdx knows unified, remark and rehype, only lib/content next-intl; other packages belong to server or scripts",
    },
  ];
}
