import { RequestDownload } from "#components/islands/forms/request-download.tsx";
import { Island } from "#components/islands/island.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import { editionName } from "#lib/content/edition-names.ts";
import { figureText, systemText } from "#lib/content/fact-text.ts";
import { requireSystem } from "#lib/content/facts.ts";
import { requireEdition } from "#lib/content/products.ts";
import { findNewestRelease } from "#lib/content/releases.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ReleaseChannel } from "#schemas/product-facts.ts";

type Props = { product: string; editions: readonly CatalogueKey[]; channel: ReleaseChannel; locale: Locale };

export function DownloadForm({ product, editions, channel, locale }: Props) {
  const t = translatorFor(locale);
  const installers = findNewestRelease(product, channel)?.facts.installers ?? [];
  const offered = installers.filter(({ edition }) => editions.includes(edition));
  if (offered.length === 0) return <p className="max-w-xl">{t("downloadForm.nothingYet")}</p>;
  // Minimum versions are those of the installers; where editions differ, the last one is shown.
  const systems = new Map(offered.map((installer) => [installer.system, installer]));
  return (
    <NeedsScript text={t("downloadForm.needsScript")}>
      <Island
        name="request-download"
        component={RequestDownload}
        props={{
          product,
          channel,
          language: locale,
          editions: editions.map((key) => {
            const { facts, edition } = requireEdition(key);
            return {
              value: key,
              label: editionName(facts, edition, t),
              systems: offered.filter((installer) => installer.edition === key).map(({ system }) => system),
            };
          }),
          systems: [...systems.values()].map((installer) => ({
            value: installer.system,
            label: installer.system,
            note: systemText(installer, t),
            icon: requireSystem(installer.system).icon.src,
          })),
          messages: messagesOf(locale, t),
        }}
      />
    </NeedsScript>
  );
}

function messagesOf(locale: Locale, t: Translate) {
  return {
    edition: t("downloadForm.edition"),
    computer: t("downloadForm.computer"),
    email: t("forms.email"),
    emailHint: t("downloadForm.emailHint"),
    submit: t("downloadForm.submit"),
    sending: t("forms.sending"),
    sentTitle: t("downloadForm.sentTitle"),
    sent: t("downloadForm.sent", {
      hours: figureText("downloadLinkHours", locale, t),
      times: figureText("downloadLinkUses", locale, t),
    }),
    sentTo: t("forms.sentTo"),
    again: t("downloadForm.again"),
    failures: {
      INVALID_EMAIL: t("errors.INVALID_EMAIL"),
      UNKNOWN_INSTALLER: t("errors.UNKNOWN_INSTALLER"),
      RATE_LIMIT_EXCEEDED: t("errors.RATE_LIMIT_EXCEEDED"),
      OTHER: t("errors.GENERIC"),
    },
  };
}
