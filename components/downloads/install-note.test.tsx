import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { requireFacts } from "#lib/content/products.ts";
import { findLink } from "#lib/content/site.ts";
import type { ReleaseChannel } from "#schemas/release-channel.ts";
import { ChooseDownloadPage } from "./choose-download-page.tsx";
import { DownloadPage } from "./download-page.tsx";

const product = "pebble";
const { companion, screens } = requireFacts(product);

function pageOf(kind: "download" | "choose-download", channel: ReleaseChannel): string {
  const screen = screens.find((each) => each.kind === kind && each.channel === channel);
  if (screen?.kind === "download") return renderToStaticMarkup(<DownloadPage screen={{ ...screen, product }} locale="en" />);
  if (screen?.kind === "choose-download") return renderToStaticMarkup(<ChooseDownloadPage screen={{ ...screen, product }} locale="en" />);
  throw new Error(`${product} has no ${kind} in ${channel}`);
}

it("names the companion app that a download needs in front of the form, with the link of its channel", () => {
  for (const [channel, link] of [
    ["stable", companion?.link],
    ["beta", companion?.betaLink],
  ] as const) {
    const [before = "", ...others] = pageOf("download", channel).split("<form");
    expect(others).toHaveLength(1);
    expect(before).toContain(`href="${findLink(link ?? "") ?? "no link"}"`);
  }
});

it("says of a beta alone that it replaces the released version", () => {
  expect(pageOf("download", "beta")).toContain("replaces the released version");
  expect(pageOf("download", "stable")).not.toContain("replaces the released version");
});

it("gives a product and the companion app that it needs buttons of one kind, as two steps", () => {
  const buttons = [...pageOf("choose-download", "beta").matchAll(/<span class="([^"]*)">Get the [^<]+<\/span>/gu)].map(([, look]) => look);
  expect(buttons).toHaveLength(2);
  expect(new Set(buttons).size).toBe(1);
});
