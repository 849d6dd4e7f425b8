/** Shows the page's offer in the language that the visitor's browser would rather have, until it was answered in this tab. */
import { betterLanguage, hasChosenLanguage, noteLanguageChoice } from "#components/islands/language-preference.ts";
import { samePlaceAt } from "#components/islands/same-place.ts";

export function offerLanguage(): void {
  if (hasChosenLanguage()) return;
  const offers = [...document.querySelectorAll<HTMLElement>("[data-offer]")].map((element) => ({ tag: element.lang, element }));
  const offer = betterLanguage(offers, document.documentElement.lang)?.element;
  const link = offer?.querySelector("a");
  if (!offer || !link) return;
  offer.removeAttribute("hidden");
  offer.querySelector("[data-close]")?.addEventListener("click", noteLanguageChoice);
  const path = link.href;
  link.addEventListener("click", () => {
    link.href = samePlaceAt(path);
  });
}
