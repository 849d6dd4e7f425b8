import { expect, it } from "vitest";
import { Email } from "./email.ts";

const label = "d".repeat(63);
it.each([
  [`${"a".repeat(64)}@example.com`, true],
  [`${"a".repeat(65)}@example.com`, false],
  [`a@${label}.com`, true],
  [`a@${label}d.com`, false],
  [`a@${label}.${label}.${label}.${label}.com`, false],
  ["a@-example.com", false],
  ["a@example-.com", false],
  ["ä@example.com", false],
  ["a@example", false],
])("%s: %s", (address, isAccepted) => {
  expect(Email.safeParse(address).success).toBe(isAccepted);
});

it("takes an address in full width, and without the spaces around it", () => {
  expect(Email.parse("\u3000ｍｉｋａ＠ｓｔｕｄｉｏ．ｅｘａｍｐｌｅ\u3000")).toBe("mika@studio.example");
  expect(Email.safeParse("＜mika@studio.example＞").success).toBe(false);
});
