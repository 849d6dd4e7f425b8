/** Which computer this probably is. A guess: it only chooses what nobody has chosen yet. */
type Hints = Navigator & { userAgentData?: { platform?: string } };

const PATTERNS = [
  ["iOS", /iphone|ipad|ipod/iu],
  ["macOS", /mac/iu],
  ["Windows", /win/iu],
] as const;

export function guessSystem(navigator: Hints): string | undefined {
  // Safari and Firefox say it nowhere but in the old property.
  const platform = navigator.userAgentData?.platform ?? navigator.platform;
  return PATTERNS.find(([, pattern]) => pattern.test(platform))?.[0];
}
