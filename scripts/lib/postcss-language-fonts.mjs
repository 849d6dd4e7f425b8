/**
 * Replaces `@language-fonts;` in a stylesheet by the font stack of the default language, and by a rule for each other language with fonts
 * of its own: `:lang(zh) { font-family: … }`. One file, because Turbopack runs a copy of it from another folder.
 */

/**
 * The fonts of each language after the site's own Latin font; none where that one has every letter. A language without fonts uses those
 * of the default language, so that a name in Japanese letters is readable in it.
 *
 * @type {Readonly<Record<import("#schemas/locale.ts").Locale, readonly string[]>>}
 */
const FONT_STACKS = {
  ja: ["Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic"],
  en: [],
  fr: [],
  de: [],
  zh: ["PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei"],
  es: [],
};

/** Of `DEFAULT_LOCALE` in schemas/locale.ts, for the whole document. */
const DEFAULT_FACES = FONT_STACKS.ja;

/** The site's own font, loaded by app/[locale]/fonts.ts. */
const LATIN = "Instrument Sans Variable";

/** @param {readonly string[]} faces */
const stackOf = (faces) => [...[LATIN, ...faces].map((face) => `"${face}"`), "sans-serif"].join(", ");

/** @returns {import("postcss").Plugin} */
const languageFonts = () => ({
  postcssPlugin: "language-fonts",
  // Runs before Tailwind, which removes unknown rules in the same phase.
  Once(root, { Rule, Declaration }) {
    root.walkAtRules("language-fonts", (atRule) => {
      const setFont = (faces) => new Declaration({ prop: "--font-sans", value: stackOf(faces) });
      const useFont = () => new Declaration({ prop: "font-family", value: "var(--font-sans)" });
      const others = Object.entries(FONT_STACKS).filter(([, faces]) => faces.length > 0 && faces !== DEFAULT_FACES);
      atRule.replaceWith([
        new Rule({ selector: ":root", nodes: [setFont(DEFAULT_FACES)] }),
        ...others.map(([locale, faces]) => new Rule({ selector: `:lang(${locale})`, nodes: [setFont(faces), useFont()] })),
      ]);
    });
  },
});
languageFonts.postcss = true;

export default languageFonts;
