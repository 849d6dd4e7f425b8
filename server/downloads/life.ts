/** How long and how often a mailed link works. The page, the mail and the privacy policy say the same figures. */
import { commerce } from "#lib/content/site.ts";
import { CLOCK_TOLERANCE, HOUR } from "#server/durations.ts";

export const LINK = {
  time: commerce.downloadLinkHours * HOUR,
  uses: commerce.downloadLinkUses,
  /** At home, at work, on the way: more is a link that was passed on. */
  networks: 3,
  /** Download managers fetch a file in many parts, and slow lines break often; without an end it would be a mirror. */
  resumesPerUse: 100,
  tolerance: CLOCK_TOLERANCE,
};
