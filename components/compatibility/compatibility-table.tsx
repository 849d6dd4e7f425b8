/** Every product with a column for each system and each format, and the last version for systems that newer ones have left behind. */
import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Compatibility, CompatibleProduct } from "#lib/compatibility.ts";
import { compareVersions } from "#schemas/compare-versions.ts";
import { requireFormat } from "#lib/content/facts.ts";
import { dawWords, systemWords } from "#lib/content/fact-words.ts";
import { downloadPath, requireFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import type { FormatName } from "#schemas/format.ts";
import type { Locale } from "#schemas/locale.ts";

type Props = { catalogue: Compatibility; locale: Locale };

export function CompatibilityTable({ catalogue: { systems, formats, products }, locale }: Props) {
  const t = translatorFor(locale);
  const heads: { label: string; note: string; look: string }[] = [
    { label: t("products.product"), note: "", look: "pr-5" },
    ...systems.map(({ name }) => ({ label: name, note: "", look: "pr-6" })),
    ...formats.map(({ name }) => ({ label: name, note: onlyOn(name, systems, t), look: "px-2 text-center" })),
    { label: t("catalogue.daws"), note: "", look: "pl-5 pr-4" },
  ];
  return (
    // With letters parted more (WCAG 1.4.12) it is wider than the page; its edge leaves room for the ring of what has the focus.
    <div className="relative lg:-mx-2 lg:overflow-x-auto lg:p-2">
      <table className="w-full border-collapse text-left max-lg:block">
        <thead className="text-small max-lg:hidden">
          <tr>
            {heads.map(({ label, note, look }) => (
              <th key={label} scope="col" className={`pb-3 align-top font-semibold ${look}`}>
                {label}
                {note !== "" && <span className="block text-note font-normal whitespace-nowrap text-mute">{note}</span>}
              </th>
            ))}
            <th scope="col" className="sr-only">
              {t("products.download")}
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
                className="border-t border-line align-top max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-2 max-lg:py-4"
              >
                <th scope="row" className="py-5 pr-5 font-semibold max-lg:-order-1 max-lg:w-1/2 max-lg:grow max-lg:p-0">
                  <TextLink href={localePath(locale, path)} tone="quiet">
                    {name}
                  </TextLink>
                  {isDiscontinued && <span className="mt-1 block text-note font-normal text-mute">{t("catalogue.Discontinued")}</span>}
                  {companion !== undefined && (
                    <span className="mt-1 grid text-note font-normal text-mute">
                      <span>{t("products.companion")}</span>
                      <span>{companion.name}</span>
                      {companion.systems.map((system) => (
                        <span key={system.system}>{systemWords(system, t)}</span>
                      ))}
                    </span>
                  )}
                </th>
                {systems.map(({ name: system }) => (
                  <Cell
                    key={system}
                    label={system}
                    look="lg:pr-6 lg:whitespace-nowrap"
                    isMissing={product.systems.every((supported) => supported.system !== system)}
                    t={t}
                  >
                    {systemCell(product, system, t)}
                  </Cell>
                ))}
                {product.formats.length === 0 ? (
                  <td colSpan={formats.length} className="px-3 py-5 text-center text-small text-mute max-lg:p-0">
                    {t("catalogue.app")}
                  </td>
                ) : (
                  formats.map(({ name: format }) => (
                    <Cell key={format} label={format} look="lg:px-2 lg:text-center" isMissing={!product.formats.includes(format)} t={t}>
                      {formatCell(product, format, t)}
                    </Cell>
                  ))
                )}
                <td className="max-w-[32em] py-5 text-small max-lg:w-full max-lg:p-0 lg:pl-5 lg:pr-4">
                  <span className="block text-note text-mute lg:hidden">{t("catalogue.daws")} </span>
                  {dawWords(product, locale, t)}
                </td>
                <td className="whitespace-nowrap max-lg:-order-1 max-lg:self-start lg:py-3.5 lg:[&_a]:w-full">
                  <DownloadLink href={localePath(locale, downloadPath(requireFacts(key)))} isQuiet={isDiscontinued}>
                    {t("products.download")}
                    <span className="sr-only"> {name}</span>
                  </DownloadLink>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A button, or for what is no longer sold a link at its place. */
const DownloadLink = ({ href, isQuiet, children }: { href: string; isQuiet: boolean; children: ReactNode }) =>
  isQuiet ? (
    <TextLink href={href} className="inline-block text-center text-small lg:py-1.5">
      {children}
    </TextLink>
  ) : (
    <ButtonLink href={href} size="small">
      {children}
    </ButtonLink>
  );

type CellProps = { label: string; look: string; isMissing: boolean; t: Translate; children: ReactNode };

/** On narrow screens rows have no columns: a cell is a chip with its label, and what is missing is left out. */
function Cell({ label, look, isMissing, t, children }: CellProps) {
  return (
    <td className={`text-small lg:py-5 ${isMissing ? "text-mute max-lg:hidden" : "chip"} ${look}`}>
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
        className="inline-block max-lg:hidden"
      >
        <path d="M-7.5 0.5L-2.5 5.5L7.5 -5" className="fill-none stroke-ink" strokeWidth="2" />
      </svg>
      {note !== "" && <span className="text-note whitespace-nowrap text-mute lg:hidden">{note}</span>}
    </>
  );
}
