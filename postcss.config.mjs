/** Tailwind, after the products' hues were put in. */
export default {
  plugins: {
    [new URL("./scripts/lib/postcss-product-hues.mjs", import.meta.url).pathname]: {},
    "@tailwindcss/postcss": {},
  },
};
