/** The MDX components that stand for a fact, as text in a language: on pages, in feeds and in structured data. */
import { allProductsFeedPath, feedPaths, releaseFilePath } from "#lib/feed-paths.ts";
import { formatList, formatMoney, formatNumber } from "#lib/i18n/format.ts";
import type { Locale } from "#schemas/locale.ts";
import type { MdxComponentName, MdxProps } from "#schemas/mdx-components.ts";
import { figureText, systemsText } from "./fact-text.ts";
import { requireDaw } from "./facts.ts";
import { requireEdition, requireFacts } from "./products.ts";
import { findLatestRelease } from "./releases.ts";
import type { Translate } from "./translator.ts";

type FactName = Exclude<MdxComponentName, "External" | "Note" | "Key">;
type FactText<Name extends FactName> = (props: MdxProps<Name>, context: { locale: Locale; t: Translate }) => string;

/** @throws if the facts lack what a component asks for, which the checker reports to the author. */
export const mdxFactText: { [Name in FactName]: FactText<Name> } = {
  Price: ({ of, kind = "sale" }, { locale, t }) => {
    const { price } = requireEdition(of).edition;
    if ("free" in price) return t("catalogue.free");
    const { list, sale = list } = price;
    return formatMoney({ list, sale, saving: list - sale }[kind], locale);
  },
  Channels: ({ of, kind = "max" }, { locale }) => {
    const { channels } = requireEdition(of).edition;
    const figure = kind === "layout" ? channels?.layout : channels && formatNumber(channels.max, locale);
    return required(figure, `${of} has no channel ${kind}`);
  },
  Trial: ({ of }, { t }) => t("catalogue.minutes", { count: required(requireFacts(of).trialMinutes, `${of} has no trial`) }),
  Systems: ({ of, system: only }, { locale, t }) => {
    const systems = requireFacts(of).systems.filter(({ system }) => only === undefined || system === only);
    return systemsText(systems, locale, t);
  },
  CompanionSystems: ({ of }, { locale, t }) => systemsText(requireFacts(of).companion?.systems ?? [], locale, t),
  Formats: ({ of }, { locale }) => formatList(requireFacts(of).formats, locale),
  Daws: ({ of }, { locale }) => formatList(requireFacts(of).daws.map(requireDaw), locale),
  LatestVersion: ({ of }) => required(findLatestRelease(of), `${of} has no stable release`).version,
  Fact: ({ of }, { locale, t }) => figureText(of, locale, t),
  Feed: ({ of, kind = "atom" }, { locale }) => {
    if (of === undefined) return allProductsFeedPath(locale);
    const { path } = requireFacts(of);
    return kind === "data" ? releaseFilePath(path) : feedPaths(locale, path)[kind];
  },
};

function required<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new Error(message);
  return value;
}

/** The text of a component by its name. @throws if the component stands for no fact. */
export function textOfMdxFact(name: string, props: object, context: { locale: Locale; t: Translate }): string {
  const text = required(Object.hasOwn(mdxFactText, name) ? mdxFactText[name as FactName] : undefined, `<${name}> has no text`);
  return (text as (props: object, context: object) => string)(props, context);
}
