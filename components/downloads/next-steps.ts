/** Where a download leads on: to the first steps, the trial, the licence, the release notes, and to whoever hears about faults. */
import { hasPage } from "#lib/content/routes.ts";
import { findLink } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";

type NextStep = { href: string; label: string };

/** @param edition The one that was downloaded; left out where a form offers several. */
export function nextSteps(facts: ProductFacts, edition: Edition | undefined, locale: Locale): NextStep[] {
  const t = translatorFor(locale);
  const isFree = (edition === undefined ? facts.editions : [edition]).every(({ price }) => "free" in price);
  // A site of another vendor may do without an article.
  const to = (path: string, label: string) => (hasPage(path, locale) ? [{ href: localePath(locale, path), label }] : []);
  const feedback = facts.line === "labz" ? findLink("feedbackForm") : undefined;
  return [
    ...(facts.getStarted === undefined ? [] : to(facts.getStarted, t("thanks.getStarted", { product: facts.name }))),
    ...(isFree || facts.trialMinutes === undefined ? [] : to("/support/how-trials-work", t("products.tryFirst"))),
    ...(isFree ? [] : to("/support/licence-activation", t("thanks.activationHelp"))),
    ...(isFree && facts.formats.length > 0 ? to("/support/plug-in-not-shown-in-daw", t("thanks.notInDaw")) : []),
    ...to(`${facts.path}/releases`, t("products.releases")),
    ...(feedback === undefined ? [] : [{ href: feedback, label: t("support.toFeedback") }]),
  ];
}
