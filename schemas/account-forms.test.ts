import { describe, expect, it } from "vitest";
import { accountForm, appCode, creditsForm, OTHER_AMOUNT } from "./account-forms.ts";

describe("the code that an app shows", () => {
  it.each([
    ["abcd2345", "ABCD-2345"],
    ["ABCD-2345", "ABCD-2345"],
    ["ab cd 23 45", "ABCD-2345"],
    [" ABCD 2345\n", "ABCD-2345"],
    ["ＡＢｃｄ－２３４５", "ABCD-2345"],
    ["abc", "ABC"],
    ["ABCD-23456", "ABCD-23456"],
  ])("%s is written %s", (typed, code) => {
    expect(appCode(typed)).toBe(code);
  });

  it("is whole or refused", () => {
    expect(accountForm("appLogin").safeParse({ userCode: "ABCD-2345" }).success).toBe(true);
    expect(accountForm("appLogin").safeParse({ userCode: "ABC-2345" }).success).toBe(false);
    expect(accountForm("appLogin").safeParse({ userCode: "ABCD-23456" }).success).toBe(false);
  });
});

describe("a new password", () => {
  const parse = (newPassword: string) => accountForm("updatePassword").safeParse({ newPassword });

  it("is long, and may be anything else", () => {
    expect(parse("elf Zeichen").success).toBe(false);
    expect(parse("zwölf Zeichen").success).toBe(true);
    expect(parse("x".repeat(129)).success).toBe(false);
  });
});

describe("deleting an account", () => {
  it("asks for the visitor's own word", () => {
    const isMeant = (confirmation: string) => accountForm("deleteAccount", "削除").safeParse({ confirmation, password: "x" }).success;
    expect([isMeant("削除"), isMeant(" 削除 "), isMeant("DELETE"), isMeant("")]).toEqual([true, true, false, false]);
    expect(accountForm("deleteAccount", "LÖSCHEN").safeParse({ confirmation: "Löschen", password: "x" }).success).toBe(true);
  });
});

describe("an amount of credits", () => {
  it.each([
    ["4", false],
    ["5", true],
    ["500", true],
    ["501", false],
    [" ５０\u3000", true],
    ["7.5", false],
    ["", false],
    ["ten", false],
  ])("%j: %s", (amount, isTaken) => {
    expect(creditsForm(5).safeParse({ preset: OTHER_AMOUNT, amount }).success).toBe(isTaken);
  });
});
