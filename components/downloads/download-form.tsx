/** The form with a choice of computer and a field for the address: wherever something can be downloaded. */
import { RequestDownload } from "#components/islands/forms/request-download.tsx";
import { Island } from "#components/ui/island.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import { editionName } from "#lib/content/edition-names.ts";
import { requireSystem } from "#lib/content/facts.ts";
import { currentPrice, systemWords } from "#lib/content/fact-words.ts";
import { requireEdition, requireProduct } from "#lib/content/products.ts";
import { findNewestRelease } from "#lib/content/releases.ts";
import { saleDays } from "#components/prices/sale-end.tsx";
import { priceLabels } from "#components/prices/price.tsx";
import { pickMessages, translatorFor } from "#lib/content/translator.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Price } from "#schemas/money.ts";
import type { Edition } from "#schemas/product-facts.ts";
import type { ReleaseChannel } from "#schemas/release-channel.ts";
import { downloadMessages } from "./download-messages.ts";
import { nextSteps } from "./next-steps.ts";

type Props = { product: string; editions: readonly CatalogueKey[]; channel: ReleaseChannel; locale: Locale };

export function DownloadForm({ product, editions: wanted, channel, locale }: Props) {
  const t = translatorFor(locale);
  const { facts, words } = requireProduct(product, locale);
  const installers = findNewestRelease(product, channel)?.facts.installers ?? [];
  const offered = installers.filter(({ edition }) => wanted.includes(edition));
  if (offered.length === 0) return <p className="max-w-xl">{t("downloadForm.nothingYet")}</p>;
  const editions = wanted.filter((key) => offered.some(({ edition }) => edition === key));
  const [only, ...others] = editions;
  // The system's minimum is the file's own; where editions differ in it, the kindest is shown.
  const channelCounts = new Set(editions.map((key) => requireEdition(key).edition.channels?.max));
  const licences = new Set(editions.map((key) => requireEdition(key).edition.licence));
  const isByLicence = licences.size > 1 && licences.size === editions.length;
  const systems = new Map(offered.map((installer) => [installer.system, installer]));
  const free = editions.find((key) => "free" in requireEdition(key).edition.price);
  // Nobody buys a beta.
  const offerOf = (price: Price) => {
    if (currentPrice(price) !== undefined && channel === "beta") return {};
    const isSold = currentPrice(price) !== undefined;
    return {
      offer: { ...(isSold ? { label: t("downloads.fullVersion") } : {}), price: priceLabels(price, locale, t) },
      ...(isSold && facts.trialMinutes !== undefined ? { tag: t("downloads.trialFree") } : {}),
    };
  };
  // What is the same in all of them helps nobody to choose.
  const rowOf = ({ key, licence, channels, price }: Edition) => {
    const purpose = licences.size === 1 && words.language === locale ? words.data.editions[key]?.description : undefined;
    return {
      notes: [
        ...(licences.size === 1 ? [] : [t(licence === "multi-user" ? "downloadForm.multiUser" : "downloadForm.singleUser")]),
        ...(channels === undefined || channelCounts.size === 1 ? [] : [t("chooser.upTo", { count: channels.max })]),
      ],
      ...(purpose === undefined ? {} : { purpose }),
      ...offerOf(price),
    };
  };
  return (
    <NeedsScript words={t("downloadForm.needsScript")}>
      <Island
        name="request-download"
        when="asked"
        of={RequestDownload}
        props={{
          product,
          channel,
          language: locale,
          until:
            channel === "beta"
              ? undefined
              : saleDays(
                  editions.map((key) => requireEdition(key).edition.price),
                  locale,
                ),
          first: free ?? editions.find((key) => key === facts.usual),
          editions: editions.map((key) => {
            const { edition } = requireEdition(key);
            return {
              value: key,
              label: editionName(facts, edition, t),
              ...rowOf(edition),
              systems: offered.filter((installer) => installer.edition === key).map(({ system }) => system),
            };
          }),
          systems: [...systems.values()].map((installer) => ({
            value: installer.system,
            label: systemWords(installer, t),
            icon: requireSystem(installer.system).icon.src,
          })),
          messages: {
            ...downloadMessages(locale, t),
            ...pickMessages(t, "downloadForm", "choose", "again"),
            computer: t("downloadForm.computer"),
            edition: t(isByLicence ? "downloadForm.licence" : "downloadForm.edition"),
          },
          links: nextSteps(facts, only === undefined || others.length > 0 ? undefined : requireEdition(only).edition, locale),
        }}
      />
    </NeedsScript>
  );
}
