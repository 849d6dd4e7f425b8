/** What each system's name is in the `platform` of browsers. */
const PLATFORMS = [
  ["iOS", /iphone|ipad|ipod/iu],
  ["macOS", /mac/iu],
  ["Windows", /win/iu],
] as const;

/** Which system this probably is: a guess, which only chooses what nobody has chosen yet. */
function guessSystem(): string | undefined {
  const { userAgentData, platform } = navigator as Navigator & { userAgentData?: { platform?: string } };
  // Safari and Firefox say it nowhere but in the old property.
  return PLATFORMS.find(([, pattern]) => pattern.test(userAgentData?.platform ?? platform))?.[0];
}

/** Chooses the visitor's own system in a form for a download, while nothing is chosen: the form takes it over when it wakes. */
export function chooseOwnSystem(): void {
  const rows = [...document.querySelectorAll<HTMLInputElement>('[type="radio"][name="system"]')];
  const own = rows.some(({ checked }) => checked) ? undefined : rows.find(({ value }) => value === guessSystem());
  if (own !== undefined) own.checked = true;
}
