import type { ReactNode } from "react";
import { editionName } from "#lib/content/edition-names.ts";
import { requireFacts } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { type SystemName } from "#schemas/system.ts";

/** The class of the element around the radio buttons and everything that they filter. */
export const FILTER_GROUP = "group/filter";

/**
 * The class of elements that are filtered by their attribute `data-for`: e0 stands for a product's first edition, s0 for its first
 * system. One class for each choice, because selectors cannot contain variables.
 */
export const FILTERED = [
  "group-has-[[data-pick=e0]:checked]/filter:not-data-[for~=e0]:hidden",
  "group-has-[[data-pick=e1]:checked]/filter:not-data-[for~=e1]:hidden",
  "group-has-[[data-pick=e2]:checked]/filter:not-data-[for~=e2]:hidden",
  "group-has-[[data-pick=s0]:checked]/filter:not-data-[for~=s0]:hidden",
  "group-has-[[data-pick=s1]:checked]/filter:not-data-[for~=s1]:hidden",
  "group-has-[[data-pick=s2]:checked]/filter:not-data-[for~=s2]:hidden",
].join(" ");

/** The value of `data-for` for installers: the editions and systems among them. */
export function filterValue(facts: ProductFacts, installers: readonly { edition: CatalogueKey; system: SystemName }[]): string {
  const editions = facts.editions.flatMap(({ key }, index) => (installers.some(({ edition }) => edition === key) ? [`e${index}`] : []));
  const systems = facts.systems.flatMap((line, index) => (installers.some(({ system }) => system === line.system) ? [`s${index}`] : []));
  return [...editions, ...systems].join(" ");
}

/** Filters a list of installers by edition or system, with radio buttons and CSS only. */
export function ReleaseFilter({ product, locale }: { product: string; locale: Locale }) {
  const t = translatorFor(locale);
  const facts = requireFacts(product);
  if (facts.editions.length < 2 && facts.systems.length < 2) return null;
  return (
    <div
      role="group"
      aria-label={t("releases.filter.title")}
      className="mb-12 flex flex-wrap gap-x-12 gap-y-6 print:hidden"
      data-pagefind-ignore=""
    >
      {facts.editions.length > 1 && (
        <Choice name="edition" title={t("releases.filter.edition")} all={t("releases.filter.all")}>
          {facts.editions.map((edition, index) => (
            <Option key={edition.key} name="edition" pick={`e${index}`}>
              {editionName(facts, edition, t)}
            </Option>
          ))}
        </Choice>
      )}
      {facts.systems.length > 1 && (
        <Choice name="system" title={t("releases.filter.system")} all={t("releases.filter.all")}>
          {facts.systems.map(({ system }, index) => (
            <Option key={system} name="system" pick={`s${index}`}>
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

/** Without `pick` it is the option that shows everything. */
function Option({ name, pick, children }: { name: string; pick?: string; children: ReactNode }) {
  return (
    <label className="relative cursor-pointer rounded-sm border border-rule px-3 py-1.5 text-small hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-signal">
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
