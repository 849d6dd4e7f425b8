/** Removes rules from a stylesheet that cannot apply to a set of pages. The others stay unchanged and in order. */
import { AttributeAction, parse as parseSelector, type Selector, SelectorType } from "css-what";
import postcss, { type AtRule, type Container, type Root, type Rule } from "postcss";

/**
 * @param css One whole stylesheet.
 * @param names Class names, element names, types of inputs and custom properties of the pages, and of the programs that run on them.
 * @returns The stylesheet without rules whose selector needs a class or element that is not among the names, and without
 *   keyframes, registered and custom properties that nothing refers to. Tailwind's properties have their first values on every element.
 */
export function pruneStyles(css: string, names: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => canMatch(selector, names));
    if (rule.selector === "") rule.remove();
  });
  setOnEveryElement(root);
  writeFirstValues(root);
  // A removed property may have been the last reference to another.
  while (removeUnreferenced(root, names));
  removeRepeated(root);
  removeEmpty(root);
  return root.toString();
}

const isKeyframe = ({ parent }: Rule) => parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");

/** Of `:is()`, `:where()` and `:has()`, one selector must be able to match; those in `:not()` are ignored. */
const NESTING = new Set(["is", "where", "has"]);

/** Parts of an input, by the one type of input that has them. */
const INPUT_PARTS: readonly (readonly [RegExp, string])[] = [
  [/^-webkit-(?:date|calendar)/u, "date"],
  [/^file-selector-button$/u, "file"],
];

const canMatch = (selector: string, names: ReadonlySet<string>) => parseSelector(selector).some((tokens) => canMatchAll(tokens, names));

function canMatchAll(tokens: readonly Selector[], names: ReadonlySet<string>): boolean {
  return tokens.every((token) => {
    if (token.type === SelectorType.Tag) return names.has(token.name.toLowerCase());
    if (token.type === SelectorType.Pseudo)
      return !NESTING.has(token.name) || !Array.isArray(token.data) || token.data.some((inner) => canMatchAll(inner, names));
    if (token.type === SelectorType.PseudoElement) return INPUT_PARTS.every(([part, input]) => !part.test(token.name) || names.has(input));
    const isClass = token.type === SelectorType.Attribute && token.name === "class" && token.action === AttributeAction.Element;
    return !isClass || names.has(token.value);
  });
}

/** @returns Whether anything was removed. */
function removeUnreferenced(root: Root, names: ReadonlySet<string>): boolean {
  const referenced = new Set<string>();
  const values: string[] = [];
  root.walkDecls(({ value }) => {
    values.push(value);
    for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]+)/gu)) referenced.add(name);
  });
  const isUsed = (name: string) => referenced.has(name) || names.has(name);
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

/** A reference to a property, and what stands for it until it has a value; no reference within another. */
const TAILWIND_VALUE = /var\(\s*(--tw-[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/gu;

/** Tailwind's test for browsers that do not know `@property`. */
const WITHOUT_REGISTRATION = /-moz-orient/u;

/**
 * Tailwind registers its properties for new browsers, and sets them on every element for old ones. Only the second is kept, for all of them:
 * a page's stylesheet is 200 bytes smaller.
 */
function setOnEveryElement(root: Root): void {
  root.walkAtRules("supports", (rule) => {
    if (!WITHOUT_REGISTRATION.test(rule.params)) return;
    rule.replaceWith(rule.nodes ?? []);
    root.walkAtRules("property", (registered) => {
      if (registered.params.startsWith("--tw-")) registered.remove();
    });
  });
}

/** Writes the value of a property of Tailwind's where it is used, when no rule that is left sets another than its first. */
function writeFirstValues(root: Root): void {
  const values = new Map<string, Set<string>>();
  const onEveryElement = new Set<string>();
  root.walkDecls(/^--tw-/u, ({ prop, value, parent }) => {
    values.set(prop, (values.get(prop) ?? new Set()).add(value));
    if ((parent as Rule).selector.startsWith("*")) onEveryElement.add(prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(TAILWIND_VALUE, (whole, name: string, otherwise: string | undefined) => {
      const [value, another] = values.get(name) ?? [];
      if (value === undefined || another !== undefined || !onEveryElement.has(name)) return whole;
      return value === "initial" ? (otherwise ?? whole) : value;
    });
  });
}

/** The same declaration twice in one rule, as Next's prefixes come out. */
function removeRepeated(root: Root): void {
  root.walkRules((rule) => {
    const seen = new Set<string>();
    for (const node of [...rule.nodes].reverse()) {
      if (seen.has(String(node))) node.remove();
      seen.add(String(node));
    }
  });
}

/** An empty `@layer` stays, because the first mention of a layer decides the order of layers. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!("nodes" in node) || node.nodes === undefined) return;
    removeEmpty(node);
    const isLayer = node.type === "atrule" && node.name === "layer";
    if (node.nodes.length === 0 && !isLayer) node.remove();
  });
}
