/** Where a download leads on: to the first steps, the trial, the licence, the release notes, and to the form for faults. */
import { linkToGuide } from "#lib/content/guides.ts";
import { linkTo } from "#lib/content/routes.ts";
import { findLink } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";

/** @param edition The one that was downloaded; left out where a form offers several. */
export function nextSteps(facts: ProductFacts, edition: Edition | undefined, locale: Locale): ReturnType<typeof linkTo> {
  const t = translatorFor(locale);
  const isFree = (edition === undefined ? facts.editions : [edition]).every(({ price }) => "free" in price);
  const feedback = facts.line === "labz" ? findLink("feedbackForm") : undefined;
  return [
    ...(facts.getStarted === undefined ? [] : linkTo(facts.getStarted, t("thanks.getStarted", { product: facts.name }), locale)),
    ...(isFree || facts.trialMinutes === undefined ? [] : linkToGuide("trial", locale, t("products.tryFirst"))),
    ...(isFree ? [] : linkToGuide("activation", locale, t("thanks.activationHelp"))),
    ...(isFree && facts.formats.length > 0 ? linkToGuide("pluginNotShown", locale, t("thanks.notInDaw")) : []),
    ...linkTo(`${facts.path}/releases`, t("products.releases"), locale),
    ...(feedback === undefined ? [] : [{ href: feedback, label: t("support.toFeedback") }]),
  ];
}
