import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { LineIcon } from "#components/ui/line-icon.tsx";
import { productFact } from "#lib/content/fact-words.ts";
import { factsOfPage, type Page, requirePage } from "#lib/content/pages.ts";
import { linkTo } from "#lib/content/routes.ts";
import { findLink, site } from "#lib/content/site.ts";
import { anchorHref } from "#lib/heading-id.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** By page: what its visitors most likely want to do next, as a button. */
const ACTIONS: Partial<Record<string, (locale: Locale, sections: Page["headings"]) => ReactNode>> = {
  services: askForService,
  jobs: (locale) => writeToUs("support.introduce", locale),
  "model-gateway": openGateway,
  "licence-activation": (locale, [steps, , , failures]) => (
    <span className="flex flex-wrap gap-3 max-sm:grid">
      {steps && toSteps(steps, locale, "primary")}
      {failures && <ButtonLink href={anchorHref(failures.id)}>{failures.text}</ButtonLink>}
    </span>
  ),
};

/** @param sections The page's own. @returns The button of a page of words, or nothing. */
export const pageAction = (id: string, locale: Locale, sections: Page["headings"]): ReactNode => ACTIONS[id]?.(locale, sections);

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

/** By page: what its visitors may want to do once they have read it. */
const ENDS: Partial<Record<string, (locale: Locale) => ReactNode>> = {
  jobs: (locale) => writeToUs("support.introduce", locale),
  "model-gateway": gatewayButton,
};

/** @returns The button at the end of a page of words, or nothing. */
export const pageEnd = (id: string, locale: Locale): ReactNode => ENDS[id]?.(locale);

/** By page: the pages on which its readers go on. */
const NEXT: Partial<Record<string, readonly string[]>> = {
  privacy: ["support", "terms", "account-delete-account"],
  terms: ["support", "pricing", "privacy"],
};

/** @returns Links to them, by their titles; to those that the site has in this language. */
export const nextPages = (id: string, locale: Locale): { href: string; label: string }[] =>
  (NEXT[id] ?? []).flatMap((next) => {
    const path = factsOfPage(next)?.path;
    return path === undefined ? [] : linkTo(path, requirePage(next, locale).data.title, locale);
  });

export function writeToUs(label: "support.contact" | "support.introduce", locale: Locale): ReactNode {
  return (
    <ButtonLink href={`mailto:${site.email}`} tone="primary">
      {translatorFor(locale)(label)}
    </ButtonLink>
  );
}

/** The button says that it leads to steps on the same page: a section's heading reads as if pressing it did what the steps are for. */
function toSteps({ id }: Page["headings"][number], locale: Locale, tone?: "primary"): ReactNode {
  return (
    <ButtonLink href={anchorHref(id)} tone={tone}>
      {translatorFor(locale)("common.toSteps")}
    </ButtonLink>
  );
}

/** What it costs stands before the way there. */
function openGateway(locale: Locale): ReactNode {
  const button = gatewayButton(locale);
  if (button === undefined) return undefined;
  const t = translatorFor(locale);
  return (
    <>
      <span className="mb-8 block max-w-[32em]">
        {t("account.gatewayCosts", {
          minimum: productFact.figure("creditTopUpMinimum", locale, t),
          cost: productFact.figure("messageCost", locale, t),
        })}
      </span>
      {button}
    </>
  );
}

function gatewayButton(locale: Locale): ReactNode {
  const gateway = findLink("modelGateway");
  return (
    gateway && (
      <ButtonLink href={gateway} tone="primary">
        {translatorFor(locale)("account.openGateway")}
        {/* It leads to another company's website. */}
        <LineIcon viewBox="0 0 16 16" width="16" height="16" strokeWidth="1.8" className="mb-0.5 ml-2.5 inline-block">
          <path d="M4 12l8-8M5.5 4H12v6.5" />
        </LineIcon>
      </ButtonLink>
    )
  );
}
