/** Installers with edition, system, size and SHA-256. A demonstration's files are no real installers, so their size would mislead. */
import { CopyButton } from "#components/ui/copy-button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { editionName } from "#lib/content/edition-names.ts";
import { systemWords } from "#lib/content/fact-words.ts";
import { requireEdition } from "#lib/content/products.ts";
import { site } from "#lib/content/site.ts";
import { formatBytes } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Installer } from "#schemas/release-facts.ts";
import { FileHash, FileName, ShortHash } from "./file-words.tsx";
import { FILTERED, filterWords } from "./release-filter.tsx";

type Props = {
  installers: readonly Installer[];
  /** The address of the form that sends an installer; without it, they have no links. */
  addressOf?: (installer: Installer) => string;
  /** Tables of other products stand below: its columns are theirs, too. */ isOneOfMany?: boolean;
  locale: Locale;
};

export function InstallerTable({ installers, addressOf, isOneOfMany = false, locale }: Props) {
  const t = translatorFor(locale);
  const hasEditions = isOneOfMany || installers.some(({ edition }) => requireEdition(edition).facts.editions.length > 1);
  const columns = hasEditions ? "@3xl:grid-cols-[8.25rem_10.75rem_minmax(0,1fr)_auto]" : "@3xl:grid-cols-[10.25rem_minmax(0,1fr)_auto]";
  return (
    <ul className="@container text-small" data-pagefind-ignore="">
      {installers.map((installer, place) => {
        const { facts, edition } = requireEdition(installer.edition);
        // In a list that nothing filters, an edition is named once, above or beside all of its systems.
        const isSame = isOneOfMany && installers[place - 1]?.edition === installer.edition;
        const getLink = (
          <>
            {t("downloads.getLink")}
            <span className="sr-only"> {installer.file}</span>
          </>
        );
        return (
          <li
            key={installer.file}
            data-for={filterWords(facts, [installer])}
            className={`border-line py-3 not-first:border-t first:pt-0 sm:last:pb-0 ${FILTERED}`}
          >
            <div className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 @3xl:[&>a]:order-last ${columns}`}>
              <span className="grid @3xl:contents">
                {facts.editions.length > 1 && !isSame ? (
                  <b className="font-semibold @3xl:font-normal">{editionName(facts, edition, t)}</b>
                ) : (
                  hasEditions && (
                    <span aria-hidden="true" className="text-mute @max-3xl:hidden">
                      {isOneOfMany && !isSame && "–"}
                    </span>
                  )
                )}{" "}
                <span className="whitespace-nowrap">{systemWords(installer, t)}</span>
              </span>{" "}
              {addressOf !== undefined && (
                <ButtonLink href={addressOf(installer)} size="small">
                  {getLink}
                </ButtonLink>
              )}
              <div className="grid @max-3xl:col-span-2">
                <span className="text-note wrap-anywhere">
                  <FileName name={installer.file} />{" "}
                  {!site.isDemonstration && <span className="whitespace-nowrap text-mute">{formatBytes(installer.size, locale)}</span>}
                </span>
                <div className="flex flex-wrap items-baseline gap-x-3">
                  <details className="checksum wrap-anywhere">
                    <summary>
                      SHA-256
                      <span className="sr-only"> {installer.file}</span> <ShortHash sha256={installer.sha256} />
                    </summary>
                    <span>
                      <FileHash sha256={installer.sha256} />
                    </span>
                  </details>{" "}
                  <CopyButton of={`SHA-256 ${installer.file}`} t={t} />
                </div>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
