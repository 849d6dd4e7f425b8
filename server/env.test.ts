/** What an operator may write, and what stops a start with words. */
import { expect, it } from "vitest";
import { parseEnvironment, siteOrigin } from "./env.ts";

const mistakesOf = (source: Readonly<Record<string, string>>) => {
  const parsed = parseEnvironment({ DATA_DIR: "node_modules", ...source });
  return "mistakes" in parsed ? parsed.mistakes : [];
};

it.each([
  ["SITE_URL", "https://example.com:99999"],
  ["SITE_URL", "https://example.com/de"],
  ["SITE_URL", "example.com"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "smtp:mail"],
  ["SMTP_URL", "https://mail.example"],
  ["MAIL_FROM", "@@"],
  ["MAIL_FROM", "Rittai Audio"],
  ["MAIL_FROM", "Rittai <news@site.example>\nBcc: all@site.example"],
  ["PORT", "http"],
  ["PORT", "3000.5"],
  ["TRUST_PROXY", "yes"],
  ["RATE_LIMIT_SCALE", "0"],
])("%s=%s is named, with what to write", (name, value) => {
  expect(mistakesOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: write `, "u"))]);
});

it.each([
  ["SITE_URL", "https://rittai-audio.example"],
  ["SITE_URL", "http://localhost:8080/"],
  ["SMTP_URL", "smtps://us:secret@mail.example:465?pool=false"],
  ["MAIL_FROM", "news@site.example"],
  ["MAIL_FROM", "Rittai Audio <news@site.example>"],
  ["MAIL_FROM", "立体音響 <news@site.example>"],
  ["TRUST_PROXY", "2"],
])("%s=%s is taken", (name, value) => {
  expect(mistakesOf({ [name]: value })).toEqual([]);
});

it("takes what is empty, or spaces, for not set", () => {
  const parsed = parseEnvironment({ DATA_DIR: "node_modules", PORT: " ", TRUST_PROXY: "", SITE_URL: " " });
  expect(parsed).toMatchObject({ env: { PORT: 3000, TRUST_PROXY: 0 } });
});

it("knows the site by the name that browsers give it", () => {
  const originAt = (PORT: string) => {
    const parsed = parseEnvironment({ DATA_DIR: "node_modules", PORT });
    return "env" in parsed ? siteOrigin(parsed.env) : parsed.mistakes;
  };
  expect(originAt("3000")).toBe("http://localhost:3000");
  // Port 80 is not said.
  expect(originAt("80")).toBe("http://localhost");
});
