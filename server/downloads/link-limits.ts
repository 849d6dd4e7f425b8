/** How long and how often a mailed link works. The page, the mail and the privacy policy state the same figures. */
import { commerce } from "#lib/content/site.ts";
import { CLOCK_TOLERANCE, HOUR } from "#server/durations.ts";

export const LINK = {
  /** Milliseconds. */
  time: commerce.downloadLinkHours * HOUR,
  uses: commerce.downloadLinkUses,
  /** For example home, work and a phone; more suggests that the link was shared. */
  networks: 3,
  /**
   * A resumed download counts as no further use within these limits, because download managers fetch a file in parts and slow
   * connections break often. `resumedSizesPerUse` is in file sizes: each use can become four copies at most, so a link cannot
   * serve as a mirror.
   */
  resumesPerUse: 100,
  resumedSizesPerUse: 3,
  /** Milliseconds. */
  tolerance: CLOCK_TOLERANCE,
};
