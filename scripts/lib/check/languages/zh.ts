import type { LanguageRules } from "./language-rules.ts";

/** Chinese. */
export const zh: LanguageRules = {
  currency: "美元|美金|日元|日圆|元|USD",
  channels: "(?:个)?(?:声道|聲道|通道|ch)",
  minutes: "分钟",
  numberWords: { 五: 5, 十: 10 },
  trialTerms: /试用|体验版|噪声|噪音|演示/u,
  businessDays: "个?工作日",
  scripts: ["han"],
};
