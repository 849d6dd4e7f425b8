type Hints = Navigator & { userAgentData?: { platform?: string } };

const PATTERNS = [
  ["iOS", /iphone|ipad|ipod/iu],
  ["macOS", /mac/iu],
  ["Windows", /win/iu],
] as const;

/** Guesses the visitor's operating system, to preselect an installer. */
export function guessSystem(navigator: Hints): string | undefined {
  // Safari and Firefox have no userAgentData.
  const platform = navigator.userAgentData?.platform ?? navigator.platform;
  return PATTERNS.find(([, pattern]) => pattern.test(platform))?.[0];
}
