/** Tailwind, after the languages' faces were put in. */
export default {
  plugins: { [new URL("./scripts/lib/postcss-language-styles.mjs", import.meta.url).pathname]: {}, "@tailwindcss/postcss": {} },
};
