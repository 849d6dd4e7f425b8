// @ts-check
/** Replaces `@language-styles;` in a style sheet by what differs by language: faces, line breaks, headings. Each language has one entry. */
// One file, because Turbopack runs a copy of it from another folder.

/**
 * @typedef {object} LanguageStyles
 * @property {readonly string[]} faces Faces behind the site's own Latin one; none where that one has every letter. Such a language is
 *   drawn with those of DEFAULT_FACES, so that a name in their letters has a face, too.
 * @property {"spaces" | "words" | "phrases"} lines Where a line may end. spaces: as browsers do it for Latin letters. words: only at
 *   spaces, for letters that browsers also end a line between, such as Hangul. phrases: where the build has put `<wbr>`, for languages
 *   without spaces.
 * @property {boolean} [tightHeadings] Whether large headings set brackets and punctuation closer (palt). Where punctuation is centred or a
 *   sign of its own width, as in Chinese, it would look cut in half.
 * @property {string} [preview] With `phrases`: the value of `word-break` where no `<wbr>` stands, as in the preview and in islands.
 * @property {boolean} [hyphens] Whether long words are hyphenated.
 */

/** @type {Readonly<Record<import("#schemas/locale.ts").Locale, LanguageStyles>>} */
const STYLES = {
  ja: {
    faces: ["Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic"],
    lines: "phrases",
    preview: "auto-phrase",
    tightHeadings: true,
  },
  en: { faces: [], lines: "spaces" },
  fr: { faces: [], lines: "spaces" },
  de: { faces: [], lines: "spaces", hyphens: true },
  zh: { faces: ["PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei"], lines: "phrases", preview: "normal" },
  es: { faces: [], lines: "spaces" },
};

/** For the whole document. */
const DEFAULT_FACES = STYLES.ja.faces;

/** The site's own face, loaded by app/[locale]/fonts.ts. */
const LATIN = "Instrument Sans Variable";

/**
 * What stands in its place until it has arrived: a face of the visitor's system, scaled to take the same room, so that nothing moves
 * then. `scale` is how much wider the site's face sets this site's texts (en, fr, de, es) than Arial, measured in Chromium.
 */
const STAND_IN = "Latin Stand-in";
const STAND_INS = [
  { weight: "400 500", names: ["Arial", "Liberation Sans", "Roboto"], scale: 1.011 },
  { weight: "600", names: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"], scale: 0.981 },
];
/** Of the site's face, in em above and below the line. */
const ASCENT = 0.97;
const DESCENT = 0.25;

/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(1)}%`;

/** @param {typeof STAND_INS[number]} face */
const standIn = ({ weight, names, scale }) =>
  `@font-face { font-family: "${STAND_IN}"; font-weight: ${weight}; src: ${names.map((name) => `local("${name}")`).join(", ")}; ` +
  `unicode-range: U+20-FF, U+152-153, U+2009-2060, U+20AC, U+2212; size-adjust: ${percent(scale)}; ` +
  `ascent-override: ${percent(ASCENT / scale)}; descent-override: ${percent(DESCENT / scale)}; line-gap-override: 0% }`;

/** Classes of letters as large as those of headings. */
const LARGE = ".text-hero, .text-h1, .text-h2, .text-task, .text-name, .text-tagline";

/** @param {readonly string[]} faces */
const stackOf = (faces) => [...[LATIN, STAND_IN, ...faces].map((face) => `"${face}"`), "sans-serif"].join(", ");

/** @param {(styles: LanguageStyles) => boolean} has @returns {string[]} The languages, as selectors. */
const languages = (has) =>
  Object.entries(STYLES)
    .filter(([, styles]) => has(styles))
    .map(([locale]) => `:lang(${locale})`);

function css() {
  const own = Object.entries(STYLES).filter(([, { faces }]) => faces.length > 0 && faces !== DEFAULT_FACES);
  const phrases = languages(({ lines }) => lines === "phrases");
  const tight = languages(({ tightHeadings }) => tightHeadings === true);
  const words = languages(({ lines }) => lines === "words");
  const hyphenated = languages(({ hyphens }) => hyphens === true);
  return [
    ...STAND_INS.map(standIn),
    `:root { --font-sans: ${stackOf(DEFAULT_FACES)} }`,
    // Only where a language begins: on every element, it would replace the face of code.
    ...own.map(([locale, { faces }]) => `[lang]:lang(${locale}) { --font-sans: ${stackOf(faces)}; font-family: var(--font-sans) }`),
    ...Object.entries(STYLES).flatMap(([locale, { preview }]) =>
      // Browsers without the value would inherit that of finished documents.
      preview === undefined ? [] : [`:lang(${locale}) { word-break: normal; word-break: ${preview} }`],
    ),
    // Not where lines end at phrases, which leaves them ragged enough. Not in WebKit, which alone has `hanging-punctuation`: Safari 26
    // crashes where words stay together (webkit.org/b/306377).
    `@supports not (hanging-punctuation: first) { ${["html", ...phrases.map((language) => `:not(${language})`)].join("")}, [data-island] { text-wrap: pretty } }`,
    // Elsewhere in finished documents, scripts/lib/lines/set-lines.ts has put <wbr> wherever a line may end.
    ...(phrases.length === 0
      ? []
      : [
          `[data-lines] :is(${phrases.join(", ")}):not(img, [data-island], [data-island] *) { word-break: keep-all }`,
          `${phrases.map((language) => `:is(h1, h2, h3)${language}`).join(", ")} { line-height: 1.3; letter-spacing: 0 }`,
        ]),
    ...tight.flatMap((language) => [
      `:is(h1, ${LARGE})${language} { font-feature-settings: "palt" }`,
      // scripts/lib/lines/set-lines.ts marks the commas of headings and taglines.
      `:is(h1, ${LARGE}) .comma${language} { margin-inline-end: 0.01em }`,
    ]),
    ...(words.length === 0 ? [] : [`${words.join(", ")} { word-break: keep-all }`]),
    // Not what is pressed, and no row's head that is a name.
    ...(hyphenated.length === 0
      ? []
      : [
          `${hyphenated.map((language) => `${language} :is(p, li, dt, dd, h1, h2, h3, td, label, figcaption, summary, .words-table th)`).join(", ")} { hyphens: auto; hyphenate-limit-chars: 8 4 3 }`,
        ]),
  ].join("\n");
}

/** @returns {import("postcss").Plugin} */
const languageStyles = () => ({
  postcssPlugin: "language-styles",
  // Before Tailwind, which works in the same phase and drops rules that are not its own or of CSS.
  Once(root, { parse }) {
    root.walkAtRules("language-styles", (atRule) => {
      atRule.replaceWith(parse(css()).nodes);
    });
  },
});
languageStyles.postcss = true;

export default languageStyles;
