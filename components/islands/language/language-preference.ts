/** Which of a page's languages the visitor's browser prefers. Part of the loader, so it imports nothing. */

const STORAGE_KEY = "language-hint";

/** Language and script of a tag, because a reader of zh-TW does not prefer simplified characters. Undefined for an invalid tag. */
function scriptTagOf(tag: string): string | undefined {
  try {
    const { language, script = "" } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // Some systems report names that are no tags, such as `C`.
    return undefined;
  }
}

/**
 * The first preferred language that the page exists in; undefined if that is the current one.
 *
 * @param current Tag of the page's language.
 * @param preferred Tags in the order of preference.
 */
export function betterLanguage<Option extends { tag: string }>(
  options: readonly Option[],
  current: string,
  preferred: readonly string[] = navigator.languages,
): Option | undefined {
  for (const tag of preferred.map(scriptTagOf)) {
    if (tag === undefined) continue;
    if (tag === scriptTagOf(current)) return undefined;
    const option = options.find((each) => scriptTagOf(each.tag) === tag);
    if (option !== undefined) return option;
  }
  return undefined;
}

/** Whether the visitor has chosen a language or closed the offer in this tab. */
export function hasChosenLanguage(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    // Storage may be disabled.
    return false;
  }
}

/** Stores until the tab is closed that no other language need be offered. */
export function noteLanguageChoice(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, "chosen");
  } catch {
    // Without storage the next page offers it again.
  }
}
