/** What a mailed download link opens: the file and its facts. Opening it uses nothing up. */
import { fill } from "#components/islands/fill.ts";
import { OpenDownload } from "#components/islands/forms/open-download.tsx";
import { Words } from "#components/mdx/words.tsx";
import { InboxFigure } from "#components/ui/inbox-figure.tsx";
import { Island } from "#components/ui/island.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { TaskHead } from "#components/ui/task-head.tsx";
import { refusalsByFragment, TargetOutcomes } from "#components/ui/target-outcomes.tsx";
import type { Page } from "#lib/content/pages.ts";
import { productFact } from "#lib/content/fact-words.ts";
import { editionDownloadPath, listProducts, productFacts, requireEdition } from "#lib/content/products.ts";
import { installerName } from "#lib/content/edition-names.ts";
import { requireMailWords } from "#lib/content/mail.ts";
import { findNewestRelease } from "#lib/content/releases.ts";
import { site } from "#lib/content/site.ts";
import { failureOutcomes } from "#lib/failure-messages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { pickMessages, type Translate, translatorFor } from "#lib/content/translator.ts";
import { DAY_FORMATS, type Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { DownloadSteps } from "./download-steps.tsx";
import { nextSteps } from "./next-steps.ts";

export function DownloadLinkPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const { downloadLink: mail } = requireMailWords(locale).words;
  const example = {
    ...newestInstaller(locale, t),
    hours: productFact.figure("downloadLinkHours", locale, t),
    times: productFact.figure("downloadLinkUses", locale, t),
  };
  const way = { href: localePath(locale, "/installers"), label: t("downloadLink.request") };
  const outcomes = {
    TOKEN_EXPIRED: { ...pickMessages(t, "downloadLink.expired", "title", "text"), way },
    INVALID_TOKEN: { ...pickMessages(t, "downloadLink.invalid", "title", "text"), way },
    ...failureOutcomes(t),
  };
  return (
    <div className="group/download">
      <TaskHead
        headline={page.data.headline}
        locale={locale}
        figure={
          <div className="group-has-data-file/download:hidden">
            <InboxFigure
              caption={t("forms.mail.find")}
              subject={fill(mail.subject, example)}
              preview={fill(mail.heading, example)}
              notes={mail.after.slice(0, 1).map((line) => fill(line, example))}
              locale={locale}
            />
          </div>
        }
      >
        <DownloadSteps current="mail" locale={locale} />
        <TargetOutcomes outcomes={refusalsByFragment(outcomes)} className="mt-10">
          <NeedsScript words={t("downloadLink.needsScript")}>
            <Island
              name="open-download"
              when="token"
              of={OpenDownload}
              props={{
                formats: DAY_FORMATS[locale],
                editions: Object.fromEntries(
                  [...productFacts.values()].flatMap((facts) =>
                    facts.editions.map((edition) => [edition.key, pathsOf(facts, edition, locale, t)]),
                  ),
                ),
                messages: {
                  ...messagesOf(t),
                  waiting: t("downloadLink.waiting", { button: mail.button }),
                  junk: t("downloadLink.junk"),
                  lead: page.data.lead,
                  outcomes,
                },
              }}
            />
          </NeedsScript>
        </TargetOutcomes>
      </TaskHead>
      {page.body !== "" && (
        <PageBody>
          <Words of={page} locale={locale} layout="sheet" />
        </PageBody>
      )}
    </div>
  );
}

/** Which file a mail is about, as an example: the newest of the first product that has one. */
function newestInstaller(locale: Locale, t: Translate): Record<"product" | "version" | "system", string> {
  for (const { slug, facts } of listProducts(locale)) {
    const newest = findNewestRelease(slug, "stable");
    const [installer] = newest?.facts.installers ?? [];
    if (newest === undefined || installer === undefined) continue;
    const { edition } = requireEdition(installer.edition);
    return { product: installerName(facts, edition, t), version: newest.version, system: installer.system };
  }
  return { product: site.name, version: "", system: "" };
}

/** Where a new mail is requested, and where a download leads on: the page of thanks is about a trial, which a free edition does not have. */
function pathsOf(facts: ProductFacts, edition: Edition, locale: Locale, t: Translate) {
  const thanks = facts.screens.find((screen) => screen.kind === "thanks" && screen.after === "downloading");
  const hasThanks = thanks !== undefined && !("free" in edition.price);
  return {
    title: installerName(facts, edition, t),
    form: localePath(locale, editionDownloadPath(facts, edition.key)),
    versions: localePath(locale, `${facts.path}/releases`),
    ...(hasThanks ? { thanks: localePath(locale, thanks.path) } : {}),
    links: hasThanks ? [] : nextSteps(facts, edition, locale),
  };
}

function messagesOf(t: Translate) {
  return {
    ...pickMessages(t, "downloadLink", "asking", "again"),
    // A demonstration's files are no real installers.
    ...(site.isDemonstration ? {} : { size: t("downloadLink.size") }),
    sha256: t("releases.sha256"),
    ...pickMessages(t, "downloadLink", "expires", "usesLeft"),
    ready: t("downloadLink.ready", { product: "{product}", version: "{version}" }),
    beta: t("releases.betaVersion", { version: "{version}" }),
    newLink: t("downloadLink.newLink", { product: "{product}" }),
    ...pickMessages(t, "downloadLink", "download", "started", "next"),
  };
}
