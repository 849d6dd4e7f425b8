import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { systemWords } from "#lib/content/fact-words.ts";
import { requireFacts } from "#lib/content/products.ts";
import { findNewestRelease } from "#lib/content/releases.ts";
import { findLink } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { ReleaseChannel } from "#schemas/release-channel.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { ChooseDownloadPage } from "./choose-download-page.tsx";
import { downloadsOf } from "./companion.ts";
import { DownloadPage } from "./download-page.tsx";

const product = "pebble";
const { companion, screens } = requireFacts(product);

function pageOf(kind: "download" | "choose-download", channel: ReleaseChannel): string {
  const screen = screens.find((each) => each.kind === kind && each.channel === channel);
  if (screen?.kind === "download") return renderToStaticMarkup(<DownloadPage screen={{ ...screen, product }} locale="en" />);
  if (screen?.kind === "choose-download") return renderToStaticMarkup(<ChooseDownloadPage screen={{ ...screen, product }} locale="en" />);
  throw new Error(`${product} has no ${kind} in ${channel}`);
}

it("names the companion app that a download needs, with the link of its channel, before the form", () => {
  for (const [channel, link] of [
    ["stable", companion?.link],
    ["beta", companion?.betaLink],
  ] as const) {
    const parts = pageOf("download", channel).split("<form");
    const href = `href="${findLink(link ?? "") ?? "no link"}"`;
    expect(parts.map((part) => part.includes(href))).toEqual([true, false]);
  }
});

it("says of a beta alone what it is not for, and that it replaces the released version", () => {
  const t = translatorFor("en");
  const file = `${requireFacts(product).name} ${findNewestRelease(product, "stable")?.version}`;
  for (const text of [t("downloads.betaRisk"), t("downloads.betaNote.text", { file })]) {
    for (const kind of ["download", "choose-download"] as const) expect(pageOf(kind, "beta")).toContain(text);
    expect(pageOf("download", "stable")).not.toContain(text);
  }
});

it("numbers a product and the companion app that it needs, and lets the first button stand out", () => {
  const buttons = [...pageOf("choose-download", "beta").matchAll(/<span class="([^"]*)">Get (?:the|it) [^<]+<\/span>/gu)].map(
    ([, look]) => look,
  );
  expect(buttons.map((look) => look?.includes("bg-signal"))).toEqual([true, false]);
  const numbers = [...pageOf("choose-download", "beta").matchAll(/<span aria-hidden="true"[^>]*>(\d)<\/span>/gu)].map(
    ([, number]) => number,
  );
  expect(numbers).toEqual(["1", "2"]);
});

it("leads from the choice of a download, beta or not, to what is new in its version", () => {
  for (const channel of ["stable", "beta"] as const)
    expect(pageOf("choose-download", channel)).toContain(`/releases#${findNewestRelease(product, channel)?.version}"`);
});

it("shows steps where there is a choice, and says on the cards alone what a beta that needs its companion runs on", () => {
  const current = /aria-current="step"[^>]*><span[^>]*>1</u;
  const choice = requireFacts("lantern").screens.find(({ kind }) => kind === "choose-download");
  if (choice?.kind !== "choose-download") throw new Error("lantern has no choice");
  const html = renderToStaticMarkup(<ChooseDownloadPage screen={{ ...choice, product: "lantern" }} locale="en" />);
  expect(html).toMatch(current);
  // From the form, the way back to the choice.
  const [download] = downloadsOf(requireFacts("lantern"), "stable");
  if (download === undefined) throw new Error("lantern has no download");
  const form = renderToStaticMarkup(<DownloadPage screen={{ ...download, product: "lantern" }} locale="en" />);
  expect(form).toContain(`href="${localePath("en", choice.path)}"`);
  const both = pageOf("choose-download", "beta");
  expect(both).not.toMatch(current);
  expect(pageOf("download", "beta")).toMatch(current);
  const [system] = requireFacts(product).systems;
  if (system === undefined) throw new Error("no system");
  expect(both.split(systemWords(system, translatorFor("en")))).toHaveLength(2);
});

it("offers no way to feedback before the beta was downloaded", () => {
  expect(pageOf("choose-download", "beta")).not.toContain(findLink("feedbackForm") ?? "no link");
});

it("says once until when the prices of all editions are good, and of a beta, which nobody buys, nothing", () => {
  expect(pageOf("download", "stable").match(/<span data-sale=""/gu)).toHaveLength(1);
  expect(pageOf("download", "beta")).not.toContain("data-sale");
});
