/** The words of each demonstration, as its island takes them. `#` stands for degrees, which the browser fills in. */
import { pickMessages, type Translate } from "#lib/content/translator.ts";

const common = (t: Translate) => pickMessages(t, "demos", "play", "stop", "unavailable", "needsScript");

export const threeDxWords = (t: Translate) => ({
  ...common(t),
  ...pickMessages(t, "demos", "compare", "source"),
  ...pickMessages(t, "demos.threeDx", "hint", "direction", "elevation", "distance", "ordinary"),
  directions: pickMessages(t, "demos.threeDx", "ahead", "behind", "left", "right", "leftBehind", "rightBehind"),
  sources: { ...pickMessages(t, "demos", "tune"), ...pickMessages(t, "demos.threeDx", "steps", "rain") },
});

export const monoLowWords = (t: Translate) => ({
  ...common(t),
  ...pickMessages(t, "demos.monoLow", "hint", "low", "wide", "mono", "crossover", "correlation"),
});

export const spectrumAnalyzerWords = (t: Translate) => ({
  ...common(t),
  ...pickMessages(t, "demos.spectrumAnalyzer", "hint", "found", "channel", "loudest"),
});

export const ambienceEnhancerWords = (t: Translate) => ({
  ...common(t),
  ...pickMessages(t, "demos", "compare", "match"),
  ...pickMessages(t, "demos.ambienceEnhancer", "hint", "original", "processed", "amount"),
});

export const hplProcessorWords = (t: Translate) => ({
  ...common(t),
  ...pickMessages(t, "demos", "compare", "match"),
  ...pickMessages(t, "demos.hplProcessor", "hint", "headphones"),
});
