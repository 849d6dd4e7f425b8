import { expect, it } from "vitest";
import { layOut } from "#tests/support/lay-out.ts";
import { keyDeclarations, keySchema, readKeys } from "./content-keys.ts";

const KEYS = {
  edition: ["harpLarge", "harpSmall"],
  editionName: ["Small"],
  topic: ["tuning"],
  format: ["AU"],
  link: [],
  product: ["harp-one"],
  daw: ["reaper"],
  article: [],
  path: ["/"],
};

it("reads the keys of every kind from content", () => {
  using site = layOut();
  const keys = readKeys(site.root);
  expect(keys).toMatchObject({
    edition: expect.arrayContaining(["tidepool"]) as string[],
    editionName: expect.arrayContaining(["Lite", "Standard"]) as string[],
    topic: expect.arrayContaining(["licences"]) as string[],
    daw: expect.arrayContaining(["reaper"]) as string[],
  });
  expect(keys.path).toEqual(expect.arrayContaining(["/lantern", "/lantern/releases", "/support/lost-licence-key"]));
});

it("declares the keys of products, editions, links and topics for TypeScript", () => {
  const text = keyDeclarations(KEYS);
  expect(text).toContain('edition: "harpLarge" | "harpSmall";');
  expect(text).toContain('topic: "tuning";');
  // Of one value, a kind of key is any text, but for topics.
  expect(text).not.toContain("product");
});

it("lists the keys of each kind for editors, and accepts any text of a kind without keys", () => {
  expect(JSON.parse(keySchema(KEYS))).toMatchObject({ definitions: { link: { type: "string" }, product: { enum: ["harp-one"] } } });
});
