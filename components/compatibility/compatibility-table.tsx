/** Every product with a column for each system and each format, and the last version for systems that newer ones have left behind. */
import type { ReactNode } from "react";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Compatibility, CompatibleProduct } from "#lib/compatibility.ts";
import { compareVersions } from "#schemas/compare-versions.ts";
import { requireFormat } from "#lib/content/facts.ts";
import { systemWords } from "#lib/content/fact-words.ts";
import { downloadPath, requireFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import type { FormatName } from "#schemas/format.ts";
import type { Locale } from "#schemas/locale.ts";
import { DawNames } from "./daw-names.tsx";

/** Below a name. */
const NOTE = "mt-1 block text-note font-normal text-mute";

type Props = { catalogue: Compatibility; locale: Locale };

export function CompatibilityTable({ catalogue: { systems, formats, products }, locale }: Props) {
  const t = translatorFor(locale);
  const heads: { label: string; note: string; look: string }[] = [
    { label: t("products.product"), note: "", look: "pr-5" },
    ...systems.map(({ name }) => ({ label: name, note: "", look: "px-3 text-center" })),
    ...formats.map(({ name }) => ({ label: name, note: onlyOn(name, systems, t), look: "px-2 text-center" })),
    { label: t("catalogue.daws"), note: "", look: "pl-6 pr-4 w-[30%]" },
  ];
  return (
    // Its head stays in sight, so nothing around it may scroll.
    <div className="relative">
      <table className="w-full border-collapse text-left max-lg:block">
        <thead className="sticky top-0 z-10 bg-paper text-small [box-shadow:0_1px_var(--color-line)] max-lg:hidden">
          <tr>
            {heads.map(({ label, note, look }) => (
              <th key={label} scope="col" className={`py-3 align-top font-semibold ${look}`}>
                {label}
                {note !== "" && <span className="block text-note font-normal min-[80rem]:whitespace-nowrap text-mute">{note}</span>}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{t("products.download")}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {products.map((product) => {
            const { key, name, path, companion, isDiscontinued } = product;
            return (
              <tr
                key={key}
                data-hue={requireFacts(key).hue}
                className="border-t border-line align-baseline max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-2 max-lg:py-5"
              >
                <th scope="row" className="py-4 pr-5 font-semibold max-lg:-order-1 max-lg:w-3/5 max-lg:p-0">
                  <TextLink href={localePath(locale, path)} tone="quiet">
                    {name}
                  </TextLink>
                  {isDiscontinued && <span className={NOTE}>{t("catalogue.Discontinued")}</span>}
                  {product.formats.length === 0 && <span className={`${NOTE} lg:hidden`}>{t("catalogue.app")}</span>}
                  {companion !== undefined && (
                    <span className={NOTE}>
                      {companion.name}{" "}
                      <span className="inline-block">{companion.systems.map((system) => systemWords(system, t)).join(", ")}</span>
                    </span>
                  )}
                </th>
                {systems.map(({ name: system }) => (
                  <Cell key={system} label={system} isMissing={product.systems.every((supported) => supported.system !== system)} t={t}>
                    {systemCell(product, system, t)}
                  </Cell>
                ))}
                {product.formats.length === 0 && (
                  <td colSpan={formats.length} className="px-3 py-4 text-center text-small text-mute max-lg:hidden">
                    {t("catalogue.app")}
                  </td>
                )}
                {(product.formats.length === 0 ? [] : formats).map(({ name: format }) => (
                  <Cell key={format} label={format} isMissing={!product.formats.includes(format)} t={t}>
                    {formatCell(product, format, t)}
                  </Cell>
                ))}
                <td className="py-4 text-small max-lg:w-full max-lg:p-0 lg:pl-6 lg:pr-4">
                  <span className="block text-note text-mute lg:hidden">{t("catalogue.daws")} </span>
                  <DawNames product={product} locale={locale} />
                </td>
                <td className="py-4 text-right text-small whitespace-nowrap max-lg:-order-1 max-lg:w-[calc(40%-0.5rem)] max-lg:p-0">
                  <TextLink href={localePath(locale, downloadPath(requireFacts(key)))} className="inline-block max-lg:py-2">
                    {t("products.download")}
                    <span className="sr-only"> {name}</span>
                  </TextLink>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { label: string; isMissing: boolean; t: Translate; children: ReactNode };

/** On narrow screens rows have no columns: a cell stands behind its label, and what is missing is left out. */
function Cell({ label, isMissing, t, children }: CellProps) {
  return (
    <td
      className={`text-small min-[80rem]:whitespace-nowrap max-lg:rounded-sm max-lg:border max-lg:border-line max-lg:px-2 max-lg:py-0.5 lg:px-3 lg:py-4 lg:text-center ${isMissing ? "text-mute max-lg:hidden" : ""}`}
    >
      {isMissing ? (
        <>
          <span className="sr-only">{t("compatibility.notAvailable")}</span>
          <span aria-hidden="true">–</span>
        </>
      ) : (
        <>
          <span className="lg:hidden">{label} </span>
          {children}
        </>
      )}
    </td>
  );
}

/** The oldest version it runs on, and the last versions for older ones. */
function systemCell(product: CompatibleProduct, system: string, t: Translate): ReactNode {
  const supported = product.systems.find(({ system: name }) => name === system);
  if (supported === undefined) return null;
  return (
    <>
      {t("compatibility.from", { version: supported.minimum })}
      {lastVersions(product, system, t).map((sentence) => (
        <span key={sentence} className="block text-note whitespace-normal text-mute">
          {sentence}
        </span>
      ))}
    </>
  );
}

/** One sentence for each older requirement of a system: which version was the last to have it. */
function lastVersions({ releases }: CompatibleProduct, system: string, t: Translate): string[] {
  const now = releases[0]?.installers.find((file) => file.system === system)?.minimum;
  const sentences = new Map<string, string>();
  for (const { version, installers } of releases)
    for (const { system: name, minimum } of installers) {
      if (name !== system || now === undefined || compareVersions(minimum, now) >= 0 || sentences.has(minimum)) continue;
      sentences.set(minimum, t("compatibility.lastVersion", { version, system: `${system} ${minimum}` }));
    }
  return [...sentences.values()];
}

/** The systems of a format that has not all of them. */
function onlyOn(format: FormatName, systems: readonly { name: string }[], t: Translate): string {
  const shared = systems.filter(({ name }) => requireFormat(format).systems.some((system) => system === name));
  return shared.length < systems.length ? shared.map(({ name }) => t("compatibility.onlyOn", { system: name })).join(" ") : "";
}

/** A tick; where there are no column heads, also the system's name if the format has not all of the product's. */
function formatCell({ systems }: CompatibleProduct, format: FormatName, t: Translate): ReactNode {
  const note = onlyOn(
    format,
    systems.map(({ system }) => ({ name: system })),
    t,
  );
  return (
    <>
      <svg
        viewBox="-12 -12 24 24"
        width="24"
        height="24"
        role="img"
        aria-label={t("compatibility.available")}
        className="inline-block align-middle max-lg:hidden"
      >
        <path d="M-7.5 0.5L-2.5 5.5L7.5 -5" className="fill-none stroke-ink" strokeWidth="2" />
      </svg>
      {note !== "" && <span className="text-note whitespace-nowrap text-mute lg:hidden">{note}</span>}
    </>
  );
}
