import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { systemWords } from "#lib/content/fact-words.ts";
import { requireFacts } from "#lib/content/products.ts";
import { findNewestRelease } from "#lib/content/releases.ts";
import { findLink } from "#lib/content/site.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
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

it("lets the buttons of a product and of the companion app that it needs stand out alike", () => {
  const buttons = [...pageOf("choose-download", "beta").matchAll(/<span class="([^"]*)">Get the [^<]+<\/span>/gu)].map(([, look]) => look);
  expect(buttons.map((look) => look?.includes("bg-signal"))).toEqual([true, true]);
});

it("leads from the choice of a download to what is new in its version, and beta or not, shows where the choice stands on the way", () => {
  for (const channel of ["stable", "beta"] as const) {
    const choice = pageOf("choose-download", channel);
    expect(choice).toContain(`/releases#${findNewestRelease(product, channel)?.version}"`);
    expect(choice).toMatch(/aria-current="step"[^>]*><span[^>]*>1</u);
  }
});

it("calls the step of a beta that needs its companion no choice, there and on the form's page, and shows the systems on the cards alone", () => {
  const choice = pageOf("choose-download", "beta");
  for (const html of [choice, pageOf("download", "beta")]) expect(html).toContain(translatorFor("en")("downloads.step.both"));
  const [system] = requireFacts(product).systems;
  if (system === undefined) throw new Error("no system");
  expect(choice.split(systemWords(system, translatorFor("en")))).toHaveLength(2);
});
