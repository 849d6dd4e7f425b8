import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { productFacts } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { Requirements } from "./requirements.tsx";

const [facts] = [...productFacts.values()];
if (facts === undefined) throw new Error("the content has no product");
const [system] = facts.systems;
if (system === undefined) throw new Error("the product has no system");

const macOS = { system: "macOS" as const, minimum: "11.0" };

const sheet = (props: Partial<Parameters<typeof Requirements>[0]>) =>
  renderToStaticMarkup(<Requirements facts={facts} locale="en" {...props} />);

it("shows a system's own processors where the product names none, and the product's where it does", () => {
  const own = { ...facts, systems: [{ ...system, processors: ["arm64" as const] }] };
  expect(sheet({})).not.toContain("Processors: arm64.");
  expect(sheet({ facts: own })).toContain("Processors: arm64.");
});

it("names the system of a recommended host that cannot load the product on all of its systems", () => {
  const two = { ...facts, formats: ["VST3" as const, "AU" as const], systems: [macOS, { system: "Windows" as const, minimum: "10" }] };
  expect(sheet({ facts: { ...two, daws: ["logic-pro"] } })).toContain("Logic Pro (macOS only)");
  expect(sheet({ facts: { ...two, daws: ["logic-pro", "reaper"] } })).toContain("REAPER, plus Logic Pro on macOS");
  expect(sheet({ facts: { ...two, daws: ["reaper"] } })).toContain("<dd>REAPER</dd>");
  expect(sheet({ facts: { ...two, systems: [macOS], daws: ["logic-pro"] } })).toContain("<dd>Logic Pro</dd>");
});

it("shows a remark beside the system that it is about, and none elsewhere", () => {
  expect(sheet({ notes: { [system.system]: "A remark." } })).toContain("A remark.");
  expect(sheet({ notes: { iOS: "Another remark." } })).not.toContain("Another remark.");
});

it("says at what price an edition that is no longer sold was last sold", () => {
  const [edition] = facts.editions;
  if (edition === undefined) throw new Error("the product has no edition");
  const dear = { ...edition, price: { list: 12_300 } };
  const lastPrice = translatorFor("en")("catalogue.lastSoldAt", { price: "$123" });
  expect(sheet({ facts: { ...facts, salesCondition: "Discontinued" }, edition: dear })).toContain(lastPrice);
  expect(sheet({ facts: { ...facts, salesCondition: "Now Available" }, edition: dear })).not.toContain(lastPrice);
});
