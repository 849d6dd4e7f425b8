/** Installers with edition, system, size and SHA-256. */
import { editionName } from "#lib/content/edition-names.ts";
import { systemText } from "#lib/content/fact-text.ts";
import { requireEdition } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { formatBytes } from "#lib/i18n/format.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Installer } from "#schemas/release-facts.ts";
import { FileHash, FileName } from "./file-name.tsx";
import { FILTERED, filterValue } from "./release-filter.tsx";

export function InstallerTable({ installers, locale }: { installers: readonly Installer[]; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <ul className="@container text-small tabular-nums" data-pagefind-ignore="">
      {installers.map((installer) => {
        const { facts, edition } = requireEdition(installer.edition);
        return (
          <li
            key={installer.file}
            data-for={filterValue(facts, [installer])}
            className={`border-line py-3 not-first:border-t first:pt-0 ${FILTERED}`}
          >
            <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 @2xl:grid-cols-[7.5rem_11rem_minmax(0,1fr)] @2xl:gap-x-4">
              <b className="font-semibold">{editionName(facts, edition, t)}</b>
              <span>{systemText(installer, t)}</span>
              <span className="wrap-anywhere @max-2xl:col-span-2">
                <FileName name={installer.file} />{" "}
                <span className="whitespace-nowrap text-mute">{formatBytes(installer.size, locale)}</span>
                <span className="block font-mono text-note text-mute">
                  <abbr title={t("releases.sha256")} className="whitespace-nowrap no-underline">
                    SHA-256
                  </abbr>{" "}
                  <FileHash sha256={installer.sha256} />
                </span>
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
