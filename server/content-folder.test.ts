import { expect, it } from "vitest";
import { contentFolders } from "./content-folder.ts";

it.each([
  [undefined, "content", "public"],
  ["", "content", "public"],
  ["content/", "content", "public"],
  ["vendors/harp/content", "vendors/harp/content", "vendors/harp/public"],
  ["/srv/harp/content/", "/srv/harp/content", "/srv/harp/public"],
])("CONTENT_DIR=%s is %s, with %s beside it", (given, content, beside) => {
  expect(contentFolders(given)).toEqual({ content, public: beside });
});
