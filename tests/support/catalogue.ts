/** What the facts say of each edition, read from the YAML files and not by the code that draws them. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Locale } from "#schemas/locale.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";

/** What a page must show of one edition, amounts as English writes them: `$98`, `$58.80`, `Free`. */
export type CatalogueEntry = {
  key: string;
  /** Of the product and, where it has one, of the edition. */
  names: readonly string[];
  path: string;
  /** The edition's column on the product's page, from the left. */
  column: number;
  list: string;
  /** Left out where there is no sale. */
  sale?: string;
  isDiscontinued: boolean;
  channels?: number;
  /** The largest loudspeaker layout, where the facts name one. */
  layout?: string;
  /** With their oldest versions: `macOS 11.0`. */
  systems: readonly string[];
};

type Price = { free: true } | { list: number; sale?: number };
type SystemFact = { system: string; minimum: string };
type EditionFact = { key: string; edition: string; price: Price; channels?: { max: number; layout?: string }; systems?: SystemFact[] };
type ProductFact = { name: string; path: string; salesCondition: string; systems: SystemFact[]; editions: EditionFact[] };

const FOLDER = `${CONTENT_FOLDER}/shared/products`;
const read = (file: string): unknown => parse(readFileSync(file, "utf8"));

/** Whole dollars have no decimals. */
const dollars = (amount: number) =>
  `$${(Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).replace(/\B(?=(?:\d{3})+(?!\d))/gu, ",")}`;

function entriesOf({ name, path, salesCondition, systems, editions }: ProductFact): CatalogueEntry[] {
  return editions.map(({ key, edition, price, channels, systems: own }, column) => ({
    key,
    names: [name, edition].filter((part) => part !== ""),
    path,
    column,
    ...("free" in price
      ? { list: "Free" }
      : { list: dollars(price.list), sale: price.sale === undefined ? undefined : dollars(price.sale) }),
    isDiscontinued: salesCondition === "Discontinued",
    channels: channels?.max,
    layout: channels?.layout,
    systems: (own ?? systems).map(({ system, minimum }) => `${system} ${minimum}`),
  }));
}

/** Every edition of every product. */
export const CATALOGUE: readonly CatalogueEntry[] = readdirSync(FOLDER).flatMap((file) =>
  entriesOf(read(`${FOLDER}/${file}`) as ProductFact),
);

type CatalogueLabels = Record<
  "free" | "nowAvailable" | "Discontinued" | "price" | "channels" | "upToChannels" | "systems" | "salesCondition",
  string
>;

/** The labels of figures in a language. */
export const catalogueLabels = (locale: Locale): CatalogueLabels =>
  (read(`${CONTENT_FOLDER}/${locale}/messages.yaml`) as { catalogue: CatalogueLabels }).catalogue;
