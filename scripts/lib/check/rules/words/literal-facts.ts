/** words/…: facts in texts are references, so that a figure is changed in one file for every language. */
import { LANGUAGE_RULES } from "#scripts/lib/check/languages/languages.ts";
import { listEditions, paid, productsOf } from "#scripts/lib/check/catalogue.ts";
import { listDocs, oncePerCorpus } from "#scripts/lib/check/corpus.ts";
import { amountText, cents } from "#scripts/lib/report/wording.ts";
import { businessDayPattern, channelPattern, minutePattern, numberOf, pricePattern, SYSTEM_PATTERN } from "./literal-patterns.ts";
import { literalRule, matches, ownProduct, prefer } from "./literal-rule.ts";

/** Every price with its decimals, and the component that shows it. */
const amountsOf = oncePerCorpus((corpus) => {
  const known = new Map<string, string>();
  const add = (price: unknown, component: string) => {
    const { list, sale } = paid(price) ?? {};
    if (list !== undefined)
      known.set(amountText(cents(list)), known.get(amountText(cents(list))) ?? component.replace(" />", ' kind="list" />'));
    if (sale !== undefined) known.set(amountText(cents(sale)), component);
  };
  for (const { edition } of listEditions(corpus)) add(edition.price, `<Price of="${String(edition.key)}" />`);
  for (const doc of listDocs(corpus, "Bundle")) add(doc.data.price, "a link to the bundle");
  return known;
});

export const literalPrice = literalRule({
  id: "words/literal-price",
  forbids: "An amount of money in a text, as any language writes it, and the number of any price alone (243.60, 243,60).",
  wrong: "3DX Standard costs $243.60.",
  right: '3DX Standard costs <Price of="threeDXStandard" />.',
  what: "a price",
  find: (corpus, { text }, locale) => {
    const sums = matches(text, pricePattern[locale]);
    const bare = matches(text, /(?<![\d.,])\d+[.,]\d\d(?![\d]|[.,]\d)/gu).filter(({ text: amount }) =>
      amountsOf(corpus).has(amount.replace(",", ".")),
    );
    return [...sums, ...bare.filter(({ index }) => !sums.some((sum) => index >= sum.index && index < sum.index + sum.text.length))];
  },
  component: (corpus, { text }) => {
    const number = text
      .normalize("NFKC")
      .replace(/[^\d.,]/gu, "")
      .replace(",", ".");
    const amount = /\.\d\d$/u.test(number) ? number : `${number.replace(/\.\d?$/u, "")}.00`;
    return amountsOf(corpus).get(amount) ?? '<Price of="…" />, or <Fact of="…" /> for a figure of content/shared/commerce.yaml';
  },
});

const layoutsOf = oncePerCorpus((corpus) => listEditions(corpus).flatMap(({ edition }) => edition.channels?.layout ?? []));

export const literalChannels = literalRule({
  id: "words/literal-channels",
  forbids: "A number of channels, or a product's loudspeaker layout, in a text. Release notes may have them: they describe their day.",
  wrong: "Up to 24 channels.",
  right: 'Up to <Channels of="threeDXStandard" /> channels.',
  exceptReleases: true,
  what: "a number of channels",
  find: (corpus, { text }, locale) => {
    const known = layoutsOf(corpus);
    const counts = matches(text, channelPattern[locale]).filter(({ number }) => !number.includes(".") || known.includes(number));
    const bare = matches(text, /(?<![\d.,])(\d+\.\d)(?![\d]|\.\d)/gu).filter(
      ({ number, index }) => known.includes(number) && !counts.some((count) => count.index === index),
    );
    return [...counts, ...bare];
  },
  component: (corpus, { number }, document) => {
    const editions = listEditions(corpus).map(({ edition, product }) => ({ edition, slug: product.slug }));
    const layout = prefer(
      editions.filter(({ edition }) => edition.channels?.layout === number),
      document,
    );
    if (layout !== undefined) return `<Channels of="${String(layout.edition.key)}" kind="layout" />`;
    const found = prefer(
      editions.filter(({ edition }) => edition.channels?.max === Number(number.normalize("NFKC"))),
      document,
    );
    return `<Channels of="${found?.edition.key ?? "…"}" />`;
  },
});

export const literalSystem = literalRule({
  id: "words/literal-system",
  forbids: "The version of an operating system in a text. Release notes may have it: they describe their day.",
  wrong: "3DX needs macOS 10.15.",
  right: '3DX needs <Systems of="3dx" />.',
  exceptReleases: true,
  what: "a version of an operating system",
  find: (_corpus, { text }) => matches(text, SYSTEM_PATTERN),
  component: (corpus, { text }, document) => {
    const system = /macOS|OS X/u.test(text) ? "macOS" : text.startsWith("Windows") ? "Windows" : "iOS";
    const products = [...productsOf(corpus).values()].map(({ slug, doc }) => ({ slug, data: doc.data }));
    const own = prefer(
      products.filter(({ data }) => (system === "iOS" ? Boolean(data.companion) : data.systems?.some((line) => line?.system === system))),
      document,
    );
    return system === "iOS"
      ? `<CompanionSystems of="${own?.slug ?? "…"}" />`
      : `<Systems of="${ownProduct(document) ?? "…"}" system="${system}" />`;
  },
});

export const literalTrial = literalRule({
  id: "words/literal-trial",
  forbids: "The minutes of a trial in a text. Other numbers of minutes are allowed.",
  wrong: "The trial ends after 5 minutes.",
  right: 'The trial ends after <Trial of="mono-low" />.',
  what: "the length of a trial",
  find: (corpus, { text }, locale) => {
    const lengths = [...productsOf(corpus).values()].map(({ doc }) => doc.data.trialMinutes);
    return LANGUAGE_RULES[locale].trialTerms.test(text)
      ? matches(text, minutePattern[locale]).filter(({ number }) => lengths.includes(numberOf(number, locale)))
      : [];
  },
  component: (corpus, { number }, document, locale) => {
    const products = [...productsOf(corpus).values()].filter(({ doc }) => doc.data.trialMinutes === numberOf(number, locale));
    return `<Trial of="${prefer(products, document)?.slug ?? "…"}" />`;
  },
});

export const literalDays = literalRule({
  id: "words/literal-days",
  forbids: "A number of business days in a text: how long an answer or a licence takes is a figure of `content/shared/commerce.yaml`.",
  wrong: "We answer within 3 business days.",
  right: 'We answer within <Fact of="supportReplyDays" />.',
  what: "a number of business days",
  find: (_corpus, { text }, locale) => matches(text, businessDayPattern[locale]),
  component: () => '<Fact of="supportReplyDays" /> or <Fact of="licenceIssueDays" />',
});
