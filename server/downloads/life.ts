/** How long and how often a mailed link works. The page, the mail and the privacy policy say the same figures. */
import { commerce } from "#lib/content/site.ts";
import { HOUR } from "#server/limits/policies.ts";

export const LINK = {
  time: commerce.downloadLinkHours * HOUR,
  uses: commerce.downloadLinkUses,
  /** At home, at work, on the way: more is a link that was passed on. */
  networks: 3,
  /** Download managers fetch a file in many parts, and slow lines break often; without an end it would be a mirror. */
  resumesPerUse: 100,
  /** The clocks of two servers may differ by so much. */
  tolerance: 5 * 60_000,
};
