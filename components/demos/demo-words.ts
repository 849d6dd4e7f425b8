/** The words of each demonstration, as its island takes them. `#` stands for degrees, which the browser fills in. */
import type { Translate } from "#lib/i18n/translator.ts";

const common = (t: Translate) => ({
  play: t("demos.play"),
  stop: t("demos.stop"),
  unavailable: t("demos.unavailable"),
  needsScript: t("demos.needsScript"),
});

export const threeDxWords = (t: Translate) => ({
  ...common(t),
  hint: t("demos.threeDx.hint"),
  direction: t("demos.threeDx.direction"),
  turning: t("demos.threeDx.turning"),
  directions: {
    ahead: t("demos.threeDx.ahead"),
    behind: t("demos.threeDx.behind"),
    left: t("demos.threeDx.left"),
    right: t("demos.threeDx.right"),
    leftBehind: t("demos.threeDx.leftBehind"),
    rightBehind: t("demos.threeDx.rightBehind"),
  },
  elevation: t("demos.threeDx.elevation"),
  distance: t("demos.threeDx.distance"),
  compare: t("demos.compare"),
  ordinary: t("demos.threeDx.ordinary"),
  source: t("demos.source"),
  sources: { tune: t("demos.tune"), steps: t("demos.threeDx.steps"), rain: t("demos.threeDx.rain") },
});

export const monoLowWords = (t: Translate) => ({
  ...common(t),
  hint: t("demos.monoLow.hint"),
  low: t("demos.monoLow.low"),
  wide: t("demos.monoLow.wide"),
  mono: t("demos.monoLow.mono"),
  crossover: t("demos.monoLow.crossover"),
  correlation: t("demos.monoLow.correlation"),
});

export const spectrumAnalyzerWords = (t: Translate) => ({
  ...common(t),
  hint: t("demos.spectrumAnalyzer.hint"),
  source: t("demos.source"),
  sources: {
    tune: t("demos.tune"),
    bass: t("demos.spectrumAnalyzer.bass"),
    noise: t("demos.spectrumAnalyzer.noise"),
    glide: t("demos.spectrumAnalyzer.glide"),
  },
  loudest: t("demos.spectrumAnalyzer.loudest"),
});

export const ambienceEnhancerWords = (t: Translate) => ({
  ...common(t),
  hint: t("demos.ambienceEnhancer.hint"),
  compare: t("demos.compare"),
  original: t("demos.ambienceEnhancer.original"),
  processed: t("demos.ambienceEnhancer.processed"),
  amount: t("demos.ambienceEnhancer.amount"),
  match: t("demos.match"),
});

export const hplProcessorWords = (t: Translate) => ({
  ...common(t),
  hint: t("demos.hplProcessor.hint"),
  compare: t("demos.compare"),
  headphones: t("demos.hplProcessor.headphones"),
  match: t("demos.match"),
});
