/** Which of a page's languages a visitor's browser would rather have. The loader imports it, so it imports nothing itself. */

const KEY = "language-hint";

/** Language and script: zh-TW is no request for simplified characters. */
function kindOf(tag: string): string | undefined {
  try {
    const { language, script = "" } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // Some systems hand their own names through, such as `C`.
    return undefined;
  }
}

/** The first wish that the page can fulfil; nothing when that is the page's own language. */
export function betterLanguage<Option extends { tag: string }>(
  options: readonly Option[],
  current: string,
  wishes: readonly string[] = navigator.languages,
): Option | undefined {
  for (const wish of wishes.map(kindOf)) {
    if (wish === undefined) continue;
    if (wish === kindOf(current)) return undefined;
    const option = options.find(({ tag }) => kindOf(tag) === wish);
    if (option !== undefined) return option;
  }
  return undefined;
}

/** Whether the visitor has chosen a language in this tab, or closed the hint. */
export function hasChosenLanguage(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    // A browser may keep nothing at all.
    return false;
  }
}

/** Remembered until the tab closes. */
export function noteLanguageChoice(): void {
  try {
    sessionStorage.setItem(KEY, "chosen");
  } catch {
    // Then the next page shows its hint again.
  }
}
