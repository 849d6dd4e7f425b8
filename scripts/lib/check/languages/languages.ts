/** How each language writes facts, and its script. */
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";

type LanguageRules = {
  /** Names of currencies, as a pattern. */
  currency: string;
  /** The noun after a number of channels, as a pattern. */
  channels: string;
  /** The noun after a number of minutes, as a pattern. */
  minutes: string;
  /** Numbers of trial minutes as words: those that the vendor's trials have. */
  numberWords: Record<string, number>;
  /** What must follow a number word, where that word alone can mean something else, as a pattern. */
  numberWordsBefore?: string;
  /** Terms that show that a paragraph is about a trial. */
  trialTerms: RegExp;
  /** "Business days", as a pattern; a space stands for any white space. */
  businessDays: string;
  /** Its quotation marks, first the usual ones: an opening and a closing one, with what stands right inside them. */
  quotes: readonly string[];
  /** The scripts of the language, apart from Latin. */
  scripts: readonly Script[];
};

/** Scripts that only some languages use. */
export const SCRIPTS = {
  kana: String.raw`\u3041-\u3096\u30A1-\u30FA\u30FC`,
  han: String.raw`\p{Script=Han}`,
  hangul: String.raw`\p{Script=Hangul}`,
  cyrillic: String.raw`\p{Script=Cyrillic}`,
};
export type Script = keyof typeof SCRIPTS;

/** The rules of every language. */
export const LANGUAGE_RULES: Record<Locale, LanguageRules> = {
  en: {
    currency: "(?:US )?dollars?|USD|yen|euros?",
    channels: "[-\\u2011]?(?:channels?|ch)",
    minutes: "[-\\u2011]?(?:minutes?|mins?)",
    numberWords: { five: 5, ten: 10 },
    trialTerms: /\btrials?\b|\bnoise\b|\bdemo\b/iu,
    businessDays: "(?:business|working) days?",
    quotes: ['""'],
    scripts: [],
  },
  ja: {
    currency: "米?ドル|円|USD|ユーロ",
    channels: "(?:チャンネル|チャネル|ch)",
    minutes: "分(?!の|割|野|け|か|析|量|解)間?",
    numberWords: { 五: 5, 十: 10 },
    // 十分 alone means "enough".
    numberWordsBefore: "(?=分(?:間|後|経))",
    trialTerms: /試用|体験版|トライアル|ノイズ|デモ/u,
    businessDays: "営業日",
    quotes: ["「」", "『』"],
    scripts: ["kana", "han"],
  },
  fr: {
    currency: "dollars?|USD|yens?|euros?",
    channels: "(?:canaux|canal|voies)",
    minutes: "(?:minutes?|min)",
    numberWords: { cinq: 5, dix: 10 },
    trialTerms: /\bessai|\bbruit|\bdémo/iu,
    businessDays: "jours? ouvr(?:és?|ables?)",
    quotes: ["«\u202F\u202F»", "“”"],
    scripts: [],
  },
  de: {
    currency: "(?:US-)?Dollar|USD|Yen|Euro",
    channels: "[-\\u2011]?(?:Kanäle?n?|Kanal)",
    minutes: "[-\\u2011]?(?:Minuten?|Min\\.)",
    numberWords: { fünf: 5, zehn: 10 },
    trialTerms: /\bTest|Testversion|Probe|Rauschen|\bDemo/u,
    businessDays: "(?:Werktagen?|Arbeitstagen?)",
    quotes: ["„“", "‚‘"],
    scripts: [],
  },
  zh: {
    currency: "美元|美金|日元|日圆|元|USD",
    channels: "(?:个)?(?:声道|聲道|通道|ch)",
    minutes: "分钟",
    numberWords: { 五: 5, 十: 10 },
    trialTerms: /试用|体验版|噪声|噪音|演示/u,
    businessDays: "个?工作日",
    quotes: ["“”", "‘’"],
    scripts: ["han"],
  },
  es: {
    currency: "dólares|dólar|USD|yenes|yen|euros?",
    channels: "(?:canales|canal)",
    minutes: "minutos?",
    numberWords: { cinco: 5, diez: 10 },
    trialTerms: /\bprueba|\bruido|\bdemo/iu,
    businessDays: "días (?:laborables|hábiles)",
    quotes: ["«»", "“”", "‘’"],
    scripts: [],
  },
};

// Commands run code without checking its types, and every command that reads content would fail somewhere with a message that names nothing.
const lacking = ALL_LOCALES.filter((locale) => !Object.hasOwn(LANGUAGE_RULES, locale));
if (lacking.length > 0) throw new Error(`scripts/lib/check/languages/languages.ts has no rules for the language ${lacking.join(", ")}`);
