/** Shows the offer of the language that the visitor's browser prefers, unless it was answered or closed in this tab. */
import { betterLanguage, hasChosenLanguage } from "#components/islands/language/language-preference.ts";
import { samePlaceAt } from "#components/islands/language/same-place.ts";

export function offerLanguage(): void {
  if (hasChosenLanguage()) return;
  const offers = [...document.querySelectorAll<HTMLElement>("[data-offer]")].map((element) => ({ tag: element.lang, element }));
  const offer = betterLanguage(offers, document.documentElement.lang)?.element;
  const link = offer?.querySelector("a");
  if (!offer || !link) return;
  offer.removeAttribute("hidden");
  const path = link.href;
  link.addEventListener("click", () => {
    link.href = samePlaceAt(path);
  });
}
