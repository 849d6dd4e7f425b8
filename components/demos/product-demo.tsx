/** A demonstration on a product's page, which sounds when it is pressed: for products that are better heard than read about. */
import type { ReactNode } from "react";
import { DemoAmbienceEnhancer } from "#components/islands/demos/demo-ambience-enhancer.tsx";
import { DemoHplProcessor } from "#components/islands/demos/demo-hpl-processor.tsx";
import { DemoMonoLow } from "#components/islands/demos/demo-mono-low.tsx";
import { DemoSpectrumAnalyzer } from "#components/islands/demos/demo-spectrum-analyzer.tsx";
import { DemoThreeDx } from "#components/islands/demos/demo-three-dx.tsx";
import { Island } from "#components/ui/island.tsx";
import { Section } from "#components/ui/section.tsx";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { ambienceEnhancerWords, hplProcessorWords, monoLowWords, spectrumAnalyzerWords, threeDxWords } from "./demo-words.ts";

type Demo = {
  lead: string;
  /** That keys work, too. Not said on phones and touch screens. */ keys?: string;
  island: ReactNode;
  /** It is seen more than heard. */ isSeen?: true;
};
/** @param base The language, and the product's name for the title bar. */
type MakeDemo = (t: Translate, base: { language: string; title: string }) => Demo;

/** By `demo` of a product's facts. Each island's code is fetched when a pointer or a key first comes near it. */
const DEMOS: Readonly<Record<NonNullable<ProductFacts["demo"]>, MakeDemo>> = {
  direction: (t, { language, title }) => ({
    lead: t("demos.threeDx.lead"),
    keys: t("demos.threeDx.keys"),
    island: <Island name="demo-three-dx" when="touch" of={DemoThreeDx} props={{ language, words: { title, ...threeDxWords(t) } }} />,
  }),
  loudspeakers: (t, { language, title }) => ({
    lead: t("demos.hplProcessor.lead", { product: title }),
    island: (
      <Island
        name="demo-hpl-processor"
        when="touch"
        of={DemoHplProcessor}
        props={{ language, words: { title, ...hplProcessorWords(t) } }}
      />
    ),
  }),
  room: (t, { language, title }) => ({
    lead: t("demos.ambienceEnhancer.lead"),
    island: (
      <Island
        name="demo-ambience-enhancer"
        when="touch"
        of={DemoAmbienceEnhancer}
        props={{ language, words: { title, ...ambienceEnhancerWords(t) } }}
      />
    ),
  }),
  bass: (t, { language, title }) => ({
    lead: t("demos.monoLow.lead"),
    island: <Island name="demo-mono-low" when="touch" of={DemoMonoLow} props={{ language, words: { title, ...monoLowWords(t) } }} />,
  }),
  spectrum: (t, { language, title }) => ({
    lead: t("demos.spectrumAnalyzer.lead"),
    isSeen: true,
    island: (
      <Island
        name="demo-spectrum-analyzer"
        when="touch"
        of={DemoSpectrumAnalyzer}
        props={{ language, words: { title, ...spectrumAnalyzerWords(t) } }}
      />
    ),
  }),
};

type DemoFacts = Pick<ProductFacts, "name" | "hue" | "demo">;
type Props = { facts: DemoFacts; /** The product's name, or the edition's on its own page. */ name?: string; locale: Locale };

const demoOf = (demo: NonNullable<ProductFacts["demo"]>, title: string, locale: Locale): Demo =>
  DEMOS[demo](translatorFor(locale), { language: LANGUAGE_TAGS[locale], title });

/** The demonstration alone, in the head of a page about several products; nothing for a product that has none. */
export function DemoInstrument({ facts, name = facts.name, locale }: Props) {
  if (facts.demo === undefined) return null;
  return (
    <div data-hue={facts.hue} className="print:hidden" data-pagefind-ignore="">
      {demoOf(facts.demo, name, locale).island}
    </div>
  );
}

/** The section `#hear` of a product's page; nothing for a product that is better read about. */
export function ProductDemo({ facts, name = facts.name, locale }: Props) {
  if (facts.demo === undefined) return null;
  const t = translatorFor(locale);
  const demo = demoOf(facts.demo, name, locale);
  return (
    <div data-hue={facts.hue} className="print:hidden" data-pagefind-ignore="">
      <Section id="hear" title={(t) => t(demo.isSeen ? "demos.findTitle" : "demos.title")} locale={locale}>
        <p className="-mt-4 mb-6 max-w-[42em] text-lead text-balance lg:max-w-none">
          {demo.lead}
          {demo.keys !== undefined && (
            <span className="max-sm:hidden pointer-coarse:hidden">
              {sentenceSpace(locale)}
              {demo.keys}
            </span>
          )}
        </p>
        {demo.island}
        <p className="scripting-only mt-4 text-note text-mute">{t("demos.sketch")}</p>
      </Section>
    </div>
  );
}
