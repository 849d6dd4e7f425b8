/** Lint with types. The project's own rules, and the table of which folder may import what, are in scripts/lib/lint. */
import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { house } from "./scripts/lib/lint/house-rules.mjs";
import { FOLDERS } from "./scripts/lib/lint/folders.mjs";

const CODE = "**/*.{ts,tsx,mjs}";
const TESTS = ["tests/**/*.{ts,tsx}", "**/*.test.{ts,tsx}"];
const CONFIGURATION = "*.{ts,mjs}";

export default defineConfig(
  globalIgnores(["dist", ".next", ".contentlayer", ".cache", "public", "test-results", "next-env.d.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" }, plugins: { house } },
  {
    files: [CODE],
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "max-lines": ["error", { max: 200, skipBlankLines: true, skipComments: true }],
      eqeqeq: "error",
      // Numbers in templates and strings spread into characters have no surprising result.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
      // `async` is the shortest way to return a promise where a type demands one.
      "@typescript-eslint/require-await": "off",
      // It demands the `!` that another rule forbids.
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      "house/imports": ["error", "tests"],
      "house/environment": "error",
      "house/named-exports": "error",
      "house/no-barrel": "error",
      "house/no-cycle": "error",
      "house/no-use-id": "error",
      "house/client-in-islands": "error",
    },
  },
  // Of two entries that contain a file, the later one applies.
  Object.keys(FOLDERS).map((folder) => ({ files: [`${folder}/${CODE}`], rules: { "house/imports": ["error", folder] } })),
  // A feature's store.ts may use the database.
  { files: ["server/**/store.ts"], rules: { "house/imports": ["error", "server/db"] } },
  { files: [`{schemas,lib}/${CODE}`], rules: { "house/no-clock": "error" } },
  {
    files: [`{scripts,server}/${CODE}`, CONFIGURATION],
    // Rules of the checker and their messages call the folder content/, whatever its name is.
    ignores: [...TESTS, "server/content-folder.ts", "scripts/lib/check/place.ts"],
    rules: { "house/content-folder": "error" },
  },
  { files: [`components/${CODE}`], plugins: { "react-hooks": reactHooks }, rules: { "react-hooks/rules-of-hooks": "error" } },
  // Only islands are rendered more than once, so only they need the rules about hooks and purity.
  {
    files: [`components/islands/${CODE}`],
    extends: [reactHooks.configs.flat.recommended],
    rules: { "house/client-in-islands": "off" },
  },
  { files: [`server/${CODE}`], ignores: ["server/http/**"], rules: { "house/no-http": "error" } },
  {
    files: ["server/env.ts", "server/content-folder.ts", `scripts/${CODE}`, CONFIGURATION, ...TESTS],
    rules: { "house/environment": "off" },
  },
  // Files of which a tool imports the default export.
  {
    files: [
      "app/**/{page,layout,template,default,error,loading,not-found,global-error,global-not-found}.tsx",
      "app/**/{sitemap,robots,manifest}.ts",
      "scripts/lib/postcss-*.mjs",
      CONFIGURATION,
    ],
    rules: { "house/named-exports": "off" },
  },
  {
    files: TESTS,
    rules: {
      "house/imports": ["error", "tests"],
      "house/no-cycle": "off",
      "house/no-clock": "off",
      // In a test an unexpected undefined fails at the right place.
      "@typescript-eslint/no-non-null-assertion": "off",
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ["**/*.test.{ts,tsx}"],
    ignores: ["**/*.mock.test.{ts,tsx}"],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          object: "vi",
          property: "mock",
          message: "Name the file *.mock.test.ts: other tests share a process, in which the mock would stay.",
        },
      ],
    },
  },
  // JavaScript is only for files that tools load without TypeScript.
  {
    files: ["**/*.mjs"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
);
