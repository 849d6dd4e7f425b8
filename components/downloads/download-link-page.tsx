/** What a mailed download link opens: the file, as a delivery note. Opening it uses nothing up. */
import { OpenDownload } from "#components/islands/forms/open-download.tsx";
import { Island } from "#components/ui/island.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { refusalsByFragment, TargetOutcomes } from "#components/ui/target-outcomes.tsx";
import type { Page } from "#lib/content/pages.ts";
import { downloadPath, productFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

export function DownloadLinkPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const way = { href: localePath(locale, "/installers"), label: t("downloadLink.allDownloads") };
  const outcomes = {
    TOKEN_EXPIRED: { title: t("downloadLink.expired.title"), text: t("downloadLink.expired.text"), way },
    INVALID_TOKEN: { title: t("downloadLink.invalid.title"), text: t("downloadLink.invalid.text"), way },
    RATE_LIMIT_EXCEEDED: { title: t("forms.failedTitle"), text: t("errors.RATE_LIMIT_EXCEEDED") },
    OTHER: { title: t("forms.failedTitle"), text: t("errors.GENERIC") },
  };
  return (
    <>
      <PageHead headline={page.data.headline} />
      <TargetOutcomes outcomes={{ ...refusalsByFragment(outcomes), expired: outcomes.TOKEN_EXPIRED, invalid: outcomes.INVALID_TOKEN }}>
        <NeedsScript words={t("downloadLink.needsScript")}>
          <Island
            name="open-download"
            when="token"
            of={OpenDownload}
            props={{
              language: LANGUAGE_TAGS[locale],
              products: Object.fromEntries([...productFacts].map(([slug, facts]) => [slug, pathsOf(facts, locale, t)])),
              messages: { ...messagesOf(t), lead: page.data.lead, outcomes },
            }}
          />
        </NeedsScript>
      </TargetOutcomes>
    </>
  );
}

/** Where a fresh mail is asked for, and where a download leads. */
function pathsOf(facts: ProductFacts, locale: Locale, t: Translate) {
  const thanks = facts.screens.find((screen) => screen.kind === "thanks" && screen.after === "downloading");
  return {
    form: localePath(locale, downloadPath(facts)),
    formLabel: t("downloadLink.newLink", { product: facts.name }),
    ...(thanks === undefined ? {} : { thanks: localePath(locale, thanks.path) }),
  };
}

function messagesOf(t: Translate) {
  return {
    waiting: t("downloadLink.waiting"),
    asking: t("downloadLink.asking"),
    again: t("downloadLink.again"),
    version: t("downloadLink.version"),
    size: t("downloadLink.size"),
    sha256: t("releases.sha256"),
    expires: t("downloadLink.expires"),
    usesLeft: t("downloadLink.usesLeft"),
    download: t("downloadLink.download"),
    started: t("downloadLink.started"),
    next: t("downloadLink.next"),
  };
}
