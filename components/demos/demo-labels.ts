/** The labels of each demonstration. In the directions of 3DX, `#` stands for the degrees. */
import type { Translate } from "#lib/content/translator.ts";

const common = (t: Translate) => ({ play: t("demos.play"), stop: t("demos.stop"), unavailable: t("demos.unavailable") });

export const threeDxLabels = (t: Translate) => ({
  ...common(t),
  hint: t("demos.threeDx.hint"),
  direction: t("demos.threeDx.direction"),
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
});

export const monoLowLabels = (t: Translate) => ({
  ...common(t),
  hint: t("demos.monoLow.hint"),
  low: t("demos.monoLow.low"),
  wide: t("demos.monoLow.wide"),
  mono: t("demos.monoLow.mono"),
  crossover: t("demos.monoLow.crossover"),
  correlation: t("demos.monoLow.correlation"),
});

export const spectrumAnalyzerLabels = (t: Translate) => ({
  ...common(t),
  hint: t("demos.spectrumAnalyzer.hint"),
  source: t("demos.spectrumAnalyzer.source"),
  sources: {
    tune: t("demos.spectrumAnalyzer.tune"),
    bass: t("demos.spectrumAnalyzer.bass"),
    noise: t("demos.spectrumAnalyzer.noise"),
    glide: t("demos.spectrumAnalyzer.glide"),
  },
  loudest: t("demos.spectrumAnalyzer.loudest"),
});

export const ambienceEnhancerLabels = (t: Translate) => ({
  ...common(t),
  hint: t("demos.ambienceEnhancer.hint"),
  compare: t("demos.ambienceEnhancer.compare"),
  dry: t("demos.ambienceEnhancer.dry"),
  room: t("demos.ambienceEnhancer.room"),
  amount: t("demos.ambienceEnhancer.amount"),
  match: t("demos.ambienceEnhancer.match"),
});
