/** Hear it: where hearing beats reading, a product's page has an instrument that sounds when it is pressed. */
import type { ReactNode } from "react";
import { DemoAmbienceEnhancer } from "#components/islands/demos/demo-ambience-enhancer.tsx";
import { DemoMonoLow } from "#components/islands/demos/demo-mono-low.tsx";
import { DemoSpectrumAnalyzer } from "#components/islands/demos/demo-spectrum-analyzer.tsx";
import { DemoThreeDx } from "#components/islands/demos/demo-three-dx.tsx";
import { Island } from "#components/ui/island.tsx";
import { Section } from "#components/ui/section.tsx";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { ambienceEnhancerWords, monoLowWords, spectrumAnalyzerWords, threeDxWords } from "./demo-words.ts";

type Demo = { lead: string; island: ReactNode };
type MakeDemo = (t: Translate, language: string) => Demo;

/** By `demo` of a product's facts. Each island's code is fetched when a pointer or a key first comes near it. */
const DEMOS: Readonly<Record<NonNullable<ProductFacts["demo"]>, MakeDemo>> = {
  direction: (t, language) => ({
    lead: t("demos.threeDx.lead"),
    island: <Island name="demo-three-dx" when="touch" of={DemoThreeDx} props={{ language, words: threeDxWords(t) }} />,
  }),
  room: (t, language) => ({
    lead: t("demos.ambienceEnhancer.lead"),
    island: (
      <Island name="demo-ambience-enhancer" when="touch" of={DemoAmbienceEnhancer} props={{ language, words: ambienceEnhancerWords(t) }} />
    ),
  }),
  bass: (t, language) => ({
    lead: t("demos.monoLow.lead"),
    island: <Island name="demo-mono-low" when="touch" of={DemoMonoLow} props={{ language, words: monoLowWords(t) }} />,
  }),
  spectrum: (t, language) => ({
    lead: t("demos.spectrumAnalyzer.lead"),
    island: (
      <Island name="demo-spectrum-analyzer" when="touch" of={DemoSpectrumAnalyzer} props={{ language, words: spectrumAnalyzerWords(t) }} />
    ),
  }),
};

/** The section `#hear` of a product's page; nothing for a product that is better read about. */
export function ProductDemo({ facts, locale }: { facts: ProductFacts; locale: Locale }) {
  if (facts.demo === undefined) return null;
  const t = translatorFor(locale);
  const demo = DEMOS[facts.demo](t, LANGUAGE_TAGS[locale]);
  return (
    <div data-hue={facts.hue} className="print:hidden" data-pagefind-ignore="">
      <Section id="hear" title={(t) => t("demos.title")} locale={locale}>
        <p className="mb-8 max-w-[42em] text-lead text-balance">{demo.lead}</p>
        <div className="scripting-only">{demo.island}</div>
        <p className="no-scripting-only max-w-[42em] border-l-2 border-rule pl-5 text-mute">{t("demos.needsScript")}</p>
        <p className="scripting-only mt-4 max-w-[48em] text-note text-balance text-mute">{t("demos.sketch")}</p>
      </Section>
    </div>
  );
}
