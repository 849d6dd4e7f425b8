/** How long and how often a mailed link works. The page, the mail and the privacy policy say the same figures. */
import { commerce } from "#lib/content/site.ts";
import { CLOCK_TOLERANCE, HOUR } from "#server/durations.ts";

export const LINK = {
  time: commerce.downloadLinkHours * HOUR,
  uses: commerce.downloadLinkUses,
  /** At home, at work, on the way: more is a link that was passed on. */
  networks: 3,
  /**
   * What goes on after a break is no further use, up to these for each use: download managers fetch a file in parts, and slow
   * lines break often. In sizes of the file: each use can become four copies at most, and a link is no mirror.
   */
  resumesPerUse: 100,
  resumedSizesPerUse: 3,
  tolerance: CLOCK_TOLERANCE,
};
