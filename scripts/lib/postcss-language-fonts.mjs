/** Replaces `@language-fonts;` in a style sheet by the default language's faces and a rule for each other one that has its own: `:lang(zh) { font-family: … }`. */
// One file, because Turbopack runs a copy of it from another folder.

/**
 * The faces of each language, behind the site's own Latin one; none where that one has every letter. A language without faces is drawn
 * with those of the default language (DEFAULT_FACES), so that a name in its letters has a face, too.
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

/** The faces of `DEFAULT_LOCALE` in schemas/locale.ts, for the whole document. */
const DEFAULT_FACES = FONT_STACKS.ja;

/** The site's own face, loaded by app/[locale]/fonts.ts. */
const LATIN = "Instrument Sans Variable";

/** @param {readonly string[]} faces */
const stackOf = (faces) => [...[LATIN, ...faces].map((face) => `"${face}"`), "sans-serif"].join(", ");

/** @returns {import("postcss").Plugin} */
const languageFonts = () => ({
  postcssPlugin: "language-fonts",
  // Before Tailwind, which works in the same phase and drops rules that it does not know.
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
