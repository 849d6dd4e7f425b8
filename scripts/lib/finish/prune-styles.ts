/** Leaves out of a stylesheet what cannot apply to a set of pages. What stays is unchanged, and in its order. */
import { AttributeAction, parse as parseSelector, SelectorType } from "css-what";
import postcss, { type AtRule, type Root, type Rule } from "postcss";

/**
 * @param css One whole stylesheet.
 * @param words Class names, element names and custom properties of the pages, and of the programs that run on them.
 * @returns The stylesheet without rules whose selector needs a class or element that is not among the words, and without
 *   keyframes, registered and custom properties that nothing refers to any more.
 */
export function pruneStyles(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => canMatch(selector, words));
    if (rule.selector === "") rule.remove();
  });
  // A property that is gone may have been the last to refer to another.
  while (removeUnreferenced(root, words));
  removeEmpty(root);
  return root.toString();
}

const isKeyframe = ({ parent }: Rule) => parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");

/** What stands inside of `:is()`, `:where()` or `:not()` is not looked at: a rule that only they make useless stays. */
function canMatch(selector: string, words: ReadonlySet<string>): boolean {
  return parseSelector(selector).some((tokens) =>
    tokens.every((token) => {
      if (token.type === SelectorType.Tag) return words.has(token.name.toLowerCase());
      const isClass = token.type === SelectorType.Attribute && token.name === "class" && token.action === AttributeAction.Element;
      return !isClass || words.has(token.value);
    }),
  );
}

/** @returns Whether anything was removed. */
function removeUnreferenced(root: Root, words: ReadonlySet<string>): boolean {
  const referenced = new Set<string>();
  const values: string[] = [];
  root.walkDecls(({ value }) => {
    values.push(value);
    for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]+)/gu)) referenced.add(name);
  });
  const isUsed = (name: string) => referenced.has(name) || words.has(name);
  let isChanged = false;
  const remove = (node: { remove: () => unknown }) => {
    node.remove();
    isChanged = true;
  };
  root.walkDecls(/^--/u, (declaration) => {
    if (!isUsed(declaration.prop)) remove(declaration);
  });
  root.walkAtRules("property", (rule) => {
    if (!isUsed(rule.params.trim())) remove(rule);
  });
  root.walkAtRules(/keyframes$/u, (rule) => {
    if (!values.some((value) => value.split(/[\s,]+/u).includes(rule.params.trim()))) remove(rule);
  });
  return isChanged;
}

/** An empty `@layer` stays, because the first mention of a layer decides its place among the others. */
function removeEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  const empty = () => {
    const found: AtRule[] = [];
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0 && rule.name !== "layer") found.push(rule);
    });
    return found;
  };
  for (let rules = empty(); rules.length > 0; rules = empty()) for (const rule of rules) rule.remove();
}
