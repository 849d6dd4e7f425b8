import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { compatibilityMessages } from "#components/compatibility/compatibility-messages.ts";
import { compatibility } from "#lib/content/compatibility.ts";
import { CompatibilityExplorer } from "./compatibility-explorer.tsx";

it("asks for a version only after a system is chosen", () => {
  const html = renderToStaticMarkup(
    <CompatibilityExplorer catalogue={compatibility("en")} base="/en" messages={compatibilityMessages("en")} />,
  );
  expect([...html.matchAll(/<select id="compatibility-(\w+)"/gu)].map(([, field]) => field)).toEqual(["system", "daw", "format"]);
});
