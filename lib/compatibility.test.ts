import { describe, expect, test } from "vitest";
import { answerCompatibility, type Choice, compareSystemVersions, type Compatibility } from "./compatibility.ts";

const file = (edition: string, system: "macOS" | "Windows", minimum: string) => ({ edition, system, minimum });
const catalogue: Compatibility = {
  systems: [
    { name: "macOS", versions: ["10.15", "11.0", "15.5"] },
    { name: "Windows", versions: ["10"] },
  ],
  formats: [
    { name: "VST3", systems: ["macOS", "Windows"] },
    { name: "AU", systems: ["macOS"] },
    { name: "AAX", systems: ["macOS"] },
  ],
  daws: [{ id: "tracker", name: "Tracker" }],
  products: [
    {
      key: "app",
      name: "App",
      path: "/app",
      isDiscontinued: false,
      systems: [{ system: "macOS", minimum: "11.0" }],
      formats: [],
      daws: [],
      editions: [{ key: "app", name: "App", download: "/app" }],
      releases: [{ version: "1.0.0", date: "2026-01-01", installers: [file("app", "macOS", "11.0")] }],
    },
    {
      key: "koto",
      name: "Koto",
      path: "/koto",
      isDiscontinued: false,
      systems: [
        { system: "macOS", minimum: "11.0" },
        { system: "Windows", minimum: "10" },
      ],
      formats: ["VST3", "AU"],
      daws: ["tracker"],
      editions: [
        { key: "kotoLite", name: "Lite", download: "/koto/lite" },
        { key: "kotoFull", name: "Full", download: "/koto/full" },
      ],
      releases: [
        {
          version: "2.0.0",
          date: "2026-05-01",
          installers: [file("kotoLite", "macOS", "11.0"), file("kotoFull", "macOS", "11.0"), file("kotoFull", "Windows", "10")],
        },
        { version: "1.0.0", date: "2025-05-01", installers: [file("kotoFull", "macOS", "10.15")] },
      ],
    },
  ],
};

const ask = (choice: Partial<Choice>) => {
  const answers = answerCompatibility(catalogue, { system: "", version: "", daw: "", format: "", ...choice });
  return (key: string) => {
    const { product, ...answer } = answers.find((each) => each.product.key === key) ?? { product: undefined };
    return {
      ...answer,
      editions: product === undefined ? [] : (answer as { editions: { key: string }[] }).editions.map((edition) => edition.key),
    };
  };
};

describe("the answer for a product", () => {
  test("names the newest version and the editions with an installer", () => {
    expect(ask({ system: "macOS", version: "15.5" })("koto")).toEqual({
      reasons: [],
      version: "2.0.0",
      isLast: false,
      editions: ["kotoLite", "kotoFull"],
    });
    expect(ask({ system: "Windows" })("koto")).toEqual({ reasons: [], version: "2.0.0", isLast: false, editions: ["kotoFull"] });
  });

  test("names the last version for an old system", () => {
    expect(ask({ system: "macOS", version: "10.15" })("koto")).toEqual({
      reasons: [],
      version: "1.0.0",
      isLast: true,
      editions: ["kotoFull"],
    });
  });

  test("says why nothing runs", () => {
    expect(ask({ system: "macOS", version: "10.14" })("koto").reasons).toEqual([
      { code: "needs-newer-system", system: "macOS", minimum: "10.15" },
    ]);
    expect(ask({ system: "Windows" })("app").reasons).toEqual([{ code: "not-on-system", system: "Windows" }]);
    expect(ask({ format: "AAX" })("koto").reasons).toEqual([{ code: "not-in-format", format: "AAX" }]);
    expect(ask({ format: "VST3" })("app").reasons).toEqual([{ code: "no-plug-in" }]);
    expect(ask({ system: "Windows", format: "AU" })("koto").reasons).toEqual([
      { code: "format-not-on-system", format: "AU", system: "Windows" },
    ]);
  });

  test("says whether the host is recommended, of what runs in a host", () => {
    expect(ask({ daw: "tracker" })("koto").isRecommended).toBe(true);
    expect(ask({ daw: "other" })("koto").isRecommended).toBe(false);
    expect(ask({ daw: "tracker" })("app").isRecommended).toBe(undefined);
  });
});

test("what runs comes first", () => {
  const answers = answerCompatibility(catalogue, { system: "Windows", version: "", daw: "", format: "" });
  expect(answers.map(({ product }) => product.key)).toEqual(["koto", "app"]);
});

test("versions of systems are numbers, not decimals", () => {
  expect(["11", "10.9", "10.15", "15.4"].sort(compareSystemVersions)).toEqual(["10.9", "10.15", "11", "15.4"]);
});
