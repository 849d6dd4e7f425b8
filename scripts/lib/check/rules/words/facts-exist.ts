/** words/…: the facts that components show exist. */
import { CatalogueKey } from "#schemas/catalogue-key.ts";
import { findEdition, isFree, paid, productsAreSound, productsOf, suggestEdition } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, listDocs, oncePerCorpus } from "#scripts/lib/check/corpus.ts";
import { spanOf } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { didYouMean, listed } from "#scripts/lib/report/wording.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";

type Component = Analysis["components"][number];
/** Of the component's `of`, unless `prop` names another attribute. */
type Fault = { message: string; hint: string; prop?: string; severity?: "note" };

/** Components whose `of` is a product's slug. */
const OF_PRODUCT = ["Trial", "Systems", "CompanionSystems", "Formats", "Daws", "LatestVersion", "Feed", "Activation", "CloseUp"];
const OF_EDITION = ["Price", "Channels"];

export const noSuchFact: CorpusRule = {
  id: "words/no-such-fact",
  forbids:
    "A component with a product or edition that does not exist, or that does not have the fact: the trial time of a product without trial, the saving of an edition that is not on sale. It notes the price of a discontinued product.",
  wrong: '<Trial of="spectrum-analyzer" />',
  right: '<Trial of="mono-low" />',
  *check(corpus) {
    for (const { file, components } of corpus.documents.values()) {
      for (const component of components) {
        const fault = findFault(corpus, component);
        if (fault === undefined) continue;
        const { prop = "of", ...said } = fault;
        yield { at: spanOf({ file }, ...(component.propsAt[prop] ?? component.at)), ...said };
      }
    }
  },
};

/** Products with a stable release. */
const releasedProducts = oncePerCorpus(
  (corpus) => new Set(listDocs(corpus, "ReleaseFacts").flatMap((doc) => (doc.data.channel === "beta" ? [] : [doc.names[0]]))),
);

function findFault(corpus: Corpus, component: Component): Fault | undefined {
  if (OF_PRODUCT.includes(component.name)) return ofProduct(corpus, component);
  return OF_EDITION.includes(component.name) ? ofEdition(corpus, component) : undefined;
}

function ofProduct(corpus: Corpus, { name, props }: Component): Fault | undefined {
  const slug = props.of ?? "";
  if (!/^[a-z0-9-]+$/u.test(slug)) return undefined;
  const product = productsOf(corpus).get(slug);
  if (product === undefined)
    return {
      message: `there is no product ${slug}`,
      hint: didYouMean(slug, productsOf(corpus).keys(), "write the name of a file in content/shared/products"),
    };
  const { data, sound } = product.doc;
  const where = `content/shared/products/${slug}.yaml`;
  if (!sound) return undefined;
  if (name === "Trial" && data.trialMinutes === undefined)
    return { message: `${where} has no trialMinutes`, hint: "leave the trial out, or add its minutes to the product" };
  if (name === "Activation" && data.activation === undefined)
    return { message: `${where} has no activation`, hint: "name a product that has one, or add its words to the product" };
  if (name === "CloseUp" && data.details?.some((detail) => detail?.name === props.name) !== true)
    return {
      prop: "name",
      message: `${where} has no picture ${String(props.name)} in its details`,
      hint: data.details?.length
        ? `write ${listed(
            data.details.flatMap((detail) => detail?.name ?? []),
            "or",
          )}`
        : "add it to details there",
    };
  if (name === "CompanionSystems" && data.companion === undefined)
    return { message: `${where} has no companion app`, hint: "name a product that has one" };
  if (name === "Formats" && data.formats?.length === 0)
    return { message: `${where} has no formats: it is no plug-in`, hint: "leave the formats out" };
  if (name === "Daws" && data.daws?.length === 0) return { message: `${where} recommends no hosts`, hint: "leave the hosts out" };
  if (name === "Systems" && props.system !== undefined && !data.systems?.some((line) => line?.system === props.system)) {
    return { prop: "system", message: `${where} does not support ${props.system}`, hint: "name a system that it supports" };
  }
  return name === "LatestVersion" && !releasedProducts(corpus).has(slug)
    ? { message: `${slug} has no stable release`, hint: "leave the version out" }
    : undefined;
}

function ofEdition(corpus: Corpus, { name, props }: Component): Fault | undefined {
  const key = props.of ?? "";
  const found = findEdition(corpus, key);
  if (found === undefined && CatalogueKey.safeParse(key).success && productsAreSound(corpus))
    return { message: `no edition has the key ${key}`, hint: suggestEdition(corpus, key) };
  if (!found?.product.doc.sound) return undefined;
  const { edition, product } = found;
  if (name === "Price" && product.doc.data.salesCondition === "Discontinued")
    return {
      message: `${product.doc.data.name ?? key} is discontinued: nobody can pay this price`,
      hint: "leave the price out, or name an edition that is on sale",
      severity: "note",
    };
  if (name === "Channels" && edition.channels === undefined)
    return { message: `${String(props.of)} takes no sound, so it has no channels`, hint: "leave the channels out" };
  if (name === "Channels" && props.kind === "layout" && edition.channels?.layout === undefined) {
    return { prop: "kind", message: `${String(props.of)} has no loudspeaker layout`, hint: "leave kind out, for the number of channels" };
  }
  if (name === "Price" && props.kind === "saving" && (isFree(edition.price) || paid(edition.price)?.sale === undefined)) {
    return { prop: "kind", message: `${String(props.of)} is not on sale`, hint: "leave the saving out" };
  }
  return undefined;
}
