import type { LanguageRules } from "./language-rules.ts";

/** Japanese. */
export const ja: LanguageRules = {
  currency: "米?ドル|円|USD|ユーロ",
  channels: "(?:チャンネル|チャネル|ch)",
  minutes: "分(?!の|割|野|け|か|析|量|解)間?",
  numberWords: { 五: 5, 十: 10 },
  // 十分 alone means "enough".
  numberWordsBefore: "(?=分(?:間|後|経))",
  trialTerms: /試用|体験版|トライアル|ノイズ|デモ/u,
  businessDays: "営業日",
  scripts: ["kana", "han"],
};
