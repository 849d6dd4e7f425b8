/** The words of each demonstration, as its island takes them. `#` stands for degrees, which the browser fills in. */
import { pickMessages, type Translate } from "#lib/i18n/translator.ts";

const common = (t: Translate) => pickMessages(t, "demos", "play", "stop", "unavailable", "needsScript");

export const threeDxWords = (t: Translate) => ({
  ...common(t),
  ...pickMessages(t, "demos.threeDx", "hint", "direction", "turning"),
  directions: pickMessages(t, "demos.threeDx", "ahead", "behind", "left", "right", "leftBehind", "rightBehind"),
  ...pickMessages(t, "demos.threeDx", "elevation", "distance"),
  compare: t("demos.compare"),
  ordinary: t("demos.threeDx.ordinary"),
  source: t("demos.source"),
  sources: { tune: t("demos.tune"), steps: t("demos.threeDx.steps"), rain: t("demos.threeDx.rain") },
});

export const monoLowWords = (t: Translate) => ({
  ...common(t),
  ...pickMessages(t, "demos.monoLow", "hint", "low", "wide", "mono", "crossover", "correlation"),
});

export const spectrumAnalyzerWords = (t: Translate) => ({
  ...common(t),
  hint: t("demos.spectrumAnalyzer.hint"),
  source: t("demos.source"),
  sources: {
    tune: t("demos.tune"),
    ...pickMessages(t, "demos.spectrumAnalyzer", "bass", "noise", "glide"),
  },
  loudest: t("demos.spectrumAnalyzer.loudest"),
});

export const ambienceEnhancerWords = (t: Translate) => ({
  ...common(t),
  hint: t("demos.ambienceEnhancer.hint"),
  compare: t("demos.compare"),
  ...pickMessages(t, "demos.ambienceEnhancer", "original", "processed", "amount"),
  match: t("demos.match"),
});

export const hplProcessorWords = (t: Translate) => ({
  ...common(t),
  hint: t("demos.hplProcessor.hint"),
  compare: t("demos.compare"),
  headphones: t("demos.hplProcessor.headphones"),
  match: t("demos.match"),
});
