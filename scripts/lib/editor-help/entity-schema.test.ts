/** What an editor shows: a description of every field, a message instead of a pattern, and suggestions for keys. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ENTITIES } from "#schemas/entities.ts";
import { linesReport } from "#scripts/lib/check/reports/lines.ts";
import { entitySchema, type JsonSchema } from "./entity-schema.ts";
import { frontMatterSnippets } from "./front-matter-snippets.ts";

type Node = { path: string; schema: JsonSchema };

/** Every schema within a schema, with its path. */
function* nodesOf(schema: unknown, path: string): Generator<Node> {
  if (typeof schema !== "object" || schema === null) return;
  if (!Array.isArray(schema)) yield { path, schema: schema as JsonSchema };
  for (const [name, inner] of Object.entries(schema))
    if (name !== "examples" && name !== "default") yield* nodesOf(inner, `${path}/${name}`);
}

describe.each(ENTITIES.map((entity) => [entity.name, [...nodesOf(entitySchema(entity), entity.name)]] as const))("%s", (_name, nodes) => {
  it("describes every field", () => {
    const fields = nodes.flatMap(({ path, schema }) =>
      Object.entries(schema.properties ?? {}).map(([name, field]) => ({ path: `${path}/${name}`, field: field as JsonSchema })),
    );
    expect(fields.filter(({ field }) => !/^\S.*\S$/su.test(field.description ?? "")).map(({ path }) => path)).toEqual([]);
  });

  it("says what to write where a pattern does not match", () => {
    const silent = nodes.filter(
      ({ schema }) => typeof schema.pattern === "string" && !String(schema.patternErrorMessage).startsWith("write "),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it("has no keyword that only our own code reads", () => {
    expect(nodes.filter(({ schema }) => "keyOf" in schema || "unit" in schema).map(({ path }) => path)).toEqual([]);
  });
});

it("suggests the keys of content, and accepts others of the right form", () => {
  const product = ENTITIES.find(({ name }) => name === "ProductFacts")!;
  const { daws, video } = entitySchema(product).properties as Record<string, JsonSchema>;
  const alternatives = (kind: string, pattern: string): unknown[] => [
    { $ref: `../../.contentlayer/content-keys.json#/definitions/${kind}` },
    expect.objectContaining({ pattern }),
  ];
  expect(video?.anyOf).toEqual(alternatives("link", "^[a-z][A-Za-z0-9]*$"));
  expect((daws!.items as JsonSchema).anyOf).toEqual(alternatives("daw", "^[a-z0-9]+(?:-[a-z0-9]+)*$"));
});

it("writes front matter with every field that must be there, and escapes what a snippet would take for a place", () => {
  const snippets = frontMatterSnippets(ENTITIES);
  expect(Object.values(snippets).map(({ prefix }) => prefix)).toEqual(["pages", "products", "releases", "support"]);
  const { body } = snippets["front matter: support"]!;
  expect(body.split("\n").map((line) => line.replace(/:.*/u, ""))).toEqual(["---", "title", "description", "---", "", "$0"]);
});

it("is a task of VS Code that finds place, message and rule in the report", () => {
  const { tasks } = JSON.parse(readFileSync(".vscode/tasks.json", "utf8")) as {
    tasks: { problemMatcher: { pattern: { regexp: string } } }[];
  };
  const place = { file: "content/a.yaml", line: 2, column: 3, endLine: 2, endColumn: 9 };
  const problem = { ...place, rule: "shape/tab", severity: "note" as const, message: "m: [x]", hint: "write y", excerpt: "" };
  const report = linesReport({ problems: [], notes: [problem], files: 1, graces: [] });
  const found = new RegExp(tasks[0]!.problemMatcher.pattern.regexp, "u").exec(report.trimEnd());
  expect(found?.slice(1)).toEqual(["content/a.yaml", "2", "3", "2", "9", "note", "m: [x]; write y", "shape/tab"]);
});
