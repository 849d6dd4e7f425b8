/** Installers with edition, system, size and SHA-256. */
import { editionName } from "#components/products/edition-table.tsx";
import { requireEdition } from "#lib/content/products.ts";
import { systemWords } from "#lib/content/fact-words.ts";
import { formatBytes } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Installer } from "#schemas/release-facts.ts";
import { FILTERED, filterWords } from "./release-filter.tsx";

export function InstallerTable({ installers, locale }: { installers: readonly Installer[]; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <ul className="mt-4 grid text-small" data-pagefind-ignore="">
      {installers.map((installer) => {
        const { facts, edition } = requireEdition(installer.edition);
        return (
          <li
            key={installer.file}
            data-for={filterWords(facts, [installer])}
            className={`grid gap-x-6 gap-y-0.5 border-t border-line py-3 sm:grid-cols-[8rem_11rem_1fr] ${FILTERED}`}
          >
            <b className="font-semibold">{editionName(facts, edition, t)}</b>
            <span>{systemWords(installer, t)}</span>
            <span className="min-w-0">
              <span className="break-all">{installer.file}</span>, {formatBytes(installer.size, locale)}
              <span className="block font-mono text-note break-all text-mute">
                <abbr title={t("releases.sha256")} className="no-underline">
                  SHA-256
                </abbr>{" "}
                {installer.sha256}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
