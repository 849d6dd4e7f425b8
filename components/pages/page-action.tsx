import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { productFact } from "#lib/content/fact-words.ts";
import { findLink, site } from "#lib/content/site.ts";
import { listTopics } from "#lib/content/support.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** By page: what its visitors most likely want to do next, as a button. */
const ACTIONS: Partial<Record<string, (locale: Locale) => ReactNode>> = {
  services: askForService,
  jobs: (locale) => writeToUs("support.introduce", locale),
  "model-gateway": openGateway,
  "licence-activation": (locale) => (
    <span className="grid w-fit gap-3 max-sm:w-full">
      {toArticle("activate-a-licence", locale, "primary")}
      {toArticle("activation-fails", locale)}
    </span>
  ),
};

/** @returns The button of a page of words, or nothing. */
export const pageAction = (id: string, locale: Locale): ReactNode => ACTIONS[id]?.(locale);

/** What it costs to ask stands below the button. */
function askForService(locale: Locale): ReactNode {
  const t = translatorFor(locale);
  return (
    <>
      {writeToUs("support.contact", locale)}
      <span className="mt-5 block max-w-[32em] text-balance text-mute">
        {t("support.contactTerms", { days: productFact.figure("supportReplyDays", locale, t) })}
      </span>
    </>
  );
}

export function writeToUs(label: "support.contact" | "support.introduce", locale: Locale): ReactNode {
  return (
    <ButtonLink href={`mailto:${site.email}`} tone="primary">
      {translatorFor(locale)(label)}
    </ButtonLink>
  );
}

function toArticle(id: string, locale: Locale, tone?: "primary"): ReactNode {
  const article = listTopics(locale)
    .flatMap(({ articles }) => articles)
    .find((candidate) => candidate.id === id);
  return (
    article && (
      <ButtonLink href={localePath(locale, article.path)} tone={tone}>
        {article.words.data.title}
      </ButtonLink>
    )
  );
}

/** What it costs stands before the way there. */
function openGateway(locale: Locale): ReactNode {
  const gateway = findLink("modelGateway");
  if (gateway === undefined) return undefined;
  const t = translatorFor(locale);
  return (
    <>
      <span className="mb-7 block max-w-[32em]">
        {t("account.gatewayCosts", {
          minimum: productFact.figure("creditTopUpMinimum", locale, t),
          cost: productFact.figure("messageCost", locale, t),
        })}
      </span>
      <ButtonLink href={gateway} tone="primary">
        {t("account.openGateway")}
      </ButtonLink>
    </>
  );
}
