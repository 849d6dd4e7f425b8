import { expect, it } from "vitest";
import { prepareBuildEnvironment } from "./build-environment.ts";

const prepared = (given: Record<string, string>) => {
  const variables = { PATH: "/bin", ...given };
  prepareBuildEnvironment(variables);
  return variables;
};

it("takes empty variables for not set", () => {
  expect(prepared({ SITE_URL: "", ANALYTICS_URL: " ", IMAGE_PATHS: "" })).toEqual({ PATH: "/bin" });
});

it("reads SITE_URL as the server does", () => {
  expect(prepared({ SITE_URL: "https://site.example/", IMAGE_PATHS: "files" })).toEqual({
    ...{ PATH: "/bin", SITE_URL: "https://site.example", IMAGE_PATHS: "files" },
  });
});

it.each(["stats.example", "ftp://stats.example/", "javascript:alert(1)"])("refuses %s, which no browser could call", (wrong) => {
  expect(() => prepared({ ANALYTICS_URL: wrong })).toThrow(`ANALYTICS_URL is ${wrong}: write an address such as`);
});

it("lists all mistakes at once", () => {
  expect(() => prepared({ SITE_URL: "https://site.example/de", ANALYTICS_URL: "stats.example", IMAGE_PATHS: "yes" })).toThrow(
    [
      "The environment has mistakes:",
      "  SITE_URL is https://site.example/de: write the origin alone, without path, query or user",
      "  ANALYTICS_URL is stats.example: write an address such as https://stats.example/api/event",
      '  IMAGE_PATHS is yes: the only value is "files"',
    ].join("\n"),
  );
});
