/** Interactive demonstrations of what a product does. */
import type { ReactNode } from "react";
import { DemoAmbienceEnhancer } from "#components/islands/demos/demo-ambience-enhancer.tsx";
import { DemoMonoLow } from "#components/islands/demos/demo-mono-low.tsx";
import { DemoSpectrumAnalyzer } from "#components/islands/demos/demo-spectrum-analyzer.tsx";
import { DemoThreeDx } from "#components/islands/demos/demo-three-dx.tsx";
import { Island } from "#components/islands/island.tsx";
import { Section } from "#components/ui/section.tsx";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import type { DemoName, ProductFacts } from "#schemas/product-facts.ts";
import { ambienceEnhancerLabels, monoLowLabels, spectrumAnalyzerLabels, threeDxLabels } from "./demo-labels.ts";

type Demo = { lead: string; island: ReactNode };

const DEMOS: Record<DemoName, (t: Translate, language: string) => Demo> = {
  "three-dx": (t, language) => ({
    lead: t("demos.threeDx.lead"),
    island: <Island name="demo-three-dx" component={DemoThreeDx} props={{ language, labels: threeDxLabels(t) }} />,
  }),
  "ambience-enhancer": (t, language) => ({
    lead: t("demos.ambienceEnhancer.lead"),
    island: (
      <Island name="demo-ambience-enhancer" component={DemoAmbienceEnhancer} props={{ language, labels: ambienceEnhancerLabels(t) }} />
    ),
  }),
  "mono-low": (t, language) => ({
    lead: t("demos.monoLow.lead"),
    island: <Island name="demo-mono-low" component={DemoMonoLow} props={{ language, labels: monoLowLabels(t) }} />,
  }),
  "spectrum-analyzer": (t, language) => ({
    lead: t("demos.spectrumAnalyzer.lead"),
    island: (
      <Island name="demo-spectrum-analyzer" component={DemoSpectrumAnalyzer} props={{ language, labels: spectrumAnalyzerLabels(t) }} />
    ),
  }),
};

/** The section `#hear` of a product's page, with the demonstration that its facts name; nothing if they name none. */
export function ProductDemo({ facts, locale }: { facts: ProductFacts; locale: Locale }) {
  if (facts.demo === undefined) return null;
  const t = translatorFor(locale);
  const { lead, island } = DEMOS[facts.demo](t, LANGUAGE_TAGS[locale]);
  return (
    <div data-hue={facts.hue} className="print:hidden" data-pagefind-ignore="">
      <Section id="hear" title={(t) => t("demos.title")} locale={locale}>
        <p className="mb-8 max-w-[42em] text-lead text-balance">{lead}</p>
        <div className="scripting-only">{island}</div>
        <p className="no-scripting-only max-w-[42em] border-l-2 border-rule pl-5 text-mute">{t("demos.needsScript")}</p>
        <p className="scripting-only mt-4 max-w-[48em] text-note text-balance text-mute">{t("demos.sketch")}</p>
      </Section>
    </div>
  );
}
