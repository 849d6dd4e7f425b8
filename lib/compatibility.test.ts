import { describe, expect, test } from "vitest";
import { answerCompatibility, type Choice, type Compatibility, dawSystems } from "./compatibility.ts";

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
  daws: [
    { id: "tracker", name: "Tracker", formats: ["VST3", "AU"], systems: ["macOS", "Windows"] },
    { id: "other", name: "Other", formats: ["VST3"], systems: ["macOS", "Windows"] },
    { id: "mac-only", name: "Mac Only", formats: ["AU"], systems: ["macOS"] },
    { id: "au-only", name: "AU Only", formats: ["AU"], systems: ["macOS", "Windows"] },
    { id: "aax-only", name: "AAX Only", formats: ["AAX"], systems: ["macOS", "Windows"] },
  ],
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
      onlyOn: [],
    });
    expect(ask({ system: "Windows" })("koto")).toEqual({
      reasons: [],
      version: "2.0.0",
      isLast: false,
      editions: ["kotoFull"],
      onlyOn: [],
    });
  });

  test("names the last version for an old system", () => {
    expect(ask({ system: "macOS", version: "10.15" })("koto")).toEqual({
      reasons: [],
      version: "1.0.0",
      isLast: true,
      editions: ["kotoFull"],
      onlyOn: [],
    });
  });

  test("says why nothing runs", () => {
    expect(ask({ system: "macOS", version: "10.14" })("koto").reasons).toEqual([
      { code: "needs-newer-system", system: "macOS", minimum: "10.15" },
    ]);
    expect(ask({ system: "Windows" })("app").reasons).toEqual([{ code: "not-on-system", system: "Windows" }]);
    expect(ask({ format: "AAX" })("koto").reasons).toEqual([{ code: "not-in-format", format: "AAX" }]);
    expect(ask({ system: "Windows", format: "AU" })("koto").reasons).toEqual([
      { code: "format-not-on-system", format: "AU", system: "Windows" },
    ]);
  });

  test("says why a host cannot load it", () => {
    expect(ask({ system: "Windows", daw: "mac-only" })("koto").reasons).toEqual([
      { code: "daw-not-on-system", daw: "Mac Only", system: "Windows" },
    ]);
    expect(ask({ system: "Windows", daw: "au-only" })("koto").reasons).toEqual([
      { code: "daw-needs-system", daw: "AU Only", format: "AU", system: "macOS" },
    ]);
    expect(ask({ daw: "aax-only" })("koto").reasons).toEqual([{ code: "daw-needs-format", daw: "AAX Only", format: "AAX" }]);
    expect(ask({ daw: "au-only", format: "VST3" })("koto").reasons).toEqual([
      { code: "format-not-in-daw", daw: "AU Only", format: "VST3" },
    ]);
  });

  test("gives one reason where the format alone explains it", () => {
    expect(ask({ system: "Windows", daw: "tracker", format: "AU" })("koto").reasons).toEqual([
      { code: "format-not-on-system", format: "AU", system: "Windows" },
    ]);
    expect(ask({ daw: "aax-only", format: "AAX" })("koto").reasons).toEqual([{ code: "not-in-format", format: "AAX" }]);
  });

  test("an app needs neither a format nor a host", () => {
    for (const choice of [{ format: "VST3" }, { daw: "aax-only" }, { daw: "aax-only", format: "AU", system: "macOS" }] as const)
      expect(ask(choice)("app")).toMatchObject({ reasons: [], editions: ["app"], onlyOn: [] });
  });

  test("names the systems of a host when no system was chosen and it has not all of the product's", () => {
    expect(ask({ daw: "mac-only" })("koto")).toMatchObject({ reasons: [], onlyOn: ["macOS"] });
    expect(ask({ daw: "au-only" })("koto")).toMatchObject({ reasons: [], onlyOn: ["macOS"] });
    expect(ask({ daw: "tracker" })("koto")).toMatchObject({ reasons: [], onlyOn: [] });
    expect(ask({ daw: "mac-only", system: "macOS" })("koto")).toMatchObject({ reasons: [], onlyOn: [] });
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

test("the table names the same systems of a host as the answers", () => {
  for (const daw of catalogue.daws)
    for (const product of catalogue.products.filter(({ formats }) => formats.length > 0))
      for (const { system } of product.systems) {
        const { reasons } = ask({ system, daw: daw.id })(product.key);
        expect(dawSystems(product, daw, catalogue.formats).includes(system)).toBe(reasons?.length === 0);
      }
});
