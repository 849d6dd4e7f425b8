/**
 * Replaces `@product-hues;` in a style sheet by one rule for each product, `[data-hue="190"] { --hue: 190 }`, from the
 * facts: the content security policy allows no style attribute, and a hue is written down once.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const FOLDER = "content/shared/products";

/** @returns {import("postcss").Plugin} */
const productHues = () => ({
  postcssPlugin: "product-hues",
  // Before Tailwind, which works in the same phase and drops rules that it does not know.
  Once(root, { result, Rule, Declaration }) {
    root.walkAtRules("product-hues", (atRule) => {
      const hues = new Set();
      for (const file of readdirSync(FOLDER)) {
        const path = join(process.cwd(), FOLDER, file);
        result.messages.push({ type: "dependency", plugin: "product-hues", file: path, parent: result.opts.from });
        hues.add(Number(parse(readFileSync(path, "utf8")).hue));
      }
      atRule.replaceWith(
        [...hues]
          .sort((a, b) => a - b)
          .map((hue) => new Rule({ selector: `[data-hue="${hue}"]`, nodes: [new Declaration({ prop: "--hue", value: String(hue) })] })),
      );
    });
  },
});
productHues.postcss = true;

export default productHues;
