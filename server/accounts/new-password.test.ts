/** Which passwords an account can have. */
import { expect, it } from "vitest";
import { site } from "#lib/content/site.ts";
import { Refusal } from "#server/refusal.ts";
import { checkNewPassword } from "./new-password.ts";

const EMAIL = "mika.sato@studio.example";
const check = (password: string) => () => checkNewPassword(password, EMAIL);

it.each(["blue lamps above the harbour", `${EMAIL} and two lamps`, "ひとつの長い合言葉です、はい"])("takes %s", (password) => {
  expect(check(password)).not.toThrow();
});

it.each([
  ["a short one", "blue lamps"],
  ["a common one", "123456123456"],
  ["a few characters again and again", "abcdabcdabcd"],
  ["the account's address", "Mika.Sato@Studio.example"],
  ["its part before the @, twice", "mika.satomika.sato"],
  ["the site's name, in one word", site.name.replaceAll(" ", "").toLowerCase().repeat(3)],
])("refuses %s", (_what, password) => {
  expect(check(password)).toThrow(new Refusal("WEAK_PASSWORD"));
});
