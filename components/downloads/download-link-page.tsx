/** The page that a mailed download link opens. Only the download itself counts as a use of the link. */
import { OpenDownload } from "#components/islands/forms/open-download.tsx";
import { Island } from "#components/islands/island.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { failureOutcomes, refusalsByFragment, TargetOutcomes } from "#components/ui/target-outcomes.tsx";
import type { PageProps } from "#lib/content/pages.ts";
import { downloadPath, productFacts } from "#lib/content/products.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

export function DownloadLinkPage({ page, locale }: PageProps) {
  const t = translatorFor(locale);
  const way = { href: localePath(locale, "/installers"), label: t("downloadLink.allDownloads") };
  const outcomes = {
    TOKEN_EXPIRED: { title: t("downloadLink.expired.title"), text: t("downloadLink.expired.text"), way },
    INVALID_TOKEN: { title: t("downloadLink.invalid.title"), text: t("downloadLink.invalid.text"), way },
    ...failureOutcomes(t),
  };
  return (
    <>
      <PageHead headline={page.data.headline} />
      <TargetOutcomes outcomes={{ ...refusalsByFragment(outcomes), expired: outcomes.TOKEN_EXPIRED, invalid: outcomes.INVALID_TOKEN }}>
        <NeedsScript text={t("downloadLink.needsScript")}>
          <Island
            name="open-download"
            when="token"
            component={OpenDownload}
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

/** Paths of the form that sends a new link, and of the page after the download. */
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
