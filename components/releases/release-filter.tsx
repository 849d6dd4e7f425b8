/** Shows the installers of one edition or system alone: radio buttons and style sheets, no script. */
import type { ReactNode } from "react";
import { editionName } from "#lib/content/edition-names.ts";
import { requireFacts } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { type SystemName } from "#schemas/system.ts";

/** Around everything that a choice hides; the radio buttons are within it, too. */
export const FILTER_GROUP = "group/filter";

/**
 * On what a choice may hide, together with `data-for`. A class for each choice, written out because selectors have no
 * variables: e0 is a product's first edition, s0 its first system.
 */
export const FILTERED = [
  "group-has-[[data-pick=e0]:checked]/filter:not-data-[for~=e0]:hidden",
  "group-has-[[data-pick=e1]:checked]/filter:not-data-[for~=e1]:hidden",
  "group-has-[[data-pick=e2]:checked]/filter:not-data-[for~=e2]:hidden",
  "group-has-[[data-pick=e3]:checked]/filter:not-data-[for~=e3]:hidden",
  "group-has-[[data-pick=e4]:checked]/filter:not-data-[for~=e4]:hidden",
  "group-has-[[data-pick=e5]:checked]/filter:not-data-[for~=e5]:hidden",
  "group-has-[[data-pick=s0]:checked]/filter:not-data-[for~=s0]:hidden",
  "group-has-[[data-pick=s1]:checked]/filter:not-data-[for~=s1]:hidden",
  "group-has-[[data-pick=s2]:checked]/filter:not-data-[for~=s2]:hidden",
].join(" ");

/** As many editions as have a class above: those of a product with more are not filtered. */
export const MAX_EDITIONS = 6;

/** The value of `data-for` for installers: each edition and system that is among them. */
export function filterWords(facts: ProductFacts, installers: readonly { edition: CatalogueKey; system: SystemName }[]): string {
  const editions = facts.editions.flatMap(({ key }, place) => (installers.some(({ edition }) => edition === key) ? [`e${place}`] : []));
  const systems = facts.systems.flatMap((line, place) => (installers.some(({ system }) => system === line.system) ? [`s${place}`] : []));
  return [...editions, ...systems].join(" ");
}

export function ReleaseFilter({ product, locale }: { product: string; locale: Locale }) {
  const t = translatorFor(locale);
  const facts = requireFacts(product);
  const hasEditions = facts.editions.length > 1 && facts.editions.length <= MAX_EDITIONS;
  if (!hasEditions && facts.systems.length < 2) return null;
  return (
    <div
      role="group"
      aria-label={t("releases.filter.title")}
      className="mb-12 flex flex-wrap gap-x-12 gap-y-6 print:hidden"
      data-pagefind-ignore=""
    >
      {hasEditions && (
        <Choice name="edition" title={t("releases.filter.edition")} all={t("releases.filter.allEditions")}>
          {facts.editions.map((edition, place) => (
            <Option key={edition.key} name="edition" pick={`e${place}`}>
              {editionName(facts, edition, t)}
            </Option>
          ))}
        </Choice>
      )}
      {facts.systems.length > 1 && (
        <Choice name="system" title={t("releases.filter.system")} all={t("releases.filter.allSystems")}>
          {facts.systems.map(({ system }, place) => (
            <Option key={system} name="system" pick={`s${place}`}>
              {system}
            </Option>
          ))}
        </Choice>
      )}
    </div>
  );
}

function Choice({ name, title, all, children }: { name: string; title: string; all: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-small text-mute">{title}</legend>
      <div className="flex flex-wrap gap-2">
        <Option name={name}>{all}</Option>
        {children}
      </div>
    </fieldset>
  );
}

/** Without `pick` it is the choice of all. */
function Option({ name, pick, children }: { name: string; pick?: string; children: ReactNode }) {
  return (
    <label className="relative cursor-pointer rounded-sm border border-rule px-3 py-1.5 text-small hover:border-ink has-checked:border-ink has-checked:chosen-colours has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink">
      <input
        type="radio"
        name={name}
        defaultChecked={pick === undefined}
        data-pick={pick}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {children}
    </label>
  );
}
