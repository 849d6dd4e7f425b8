import { dayIn } from "#lib/day-in.ts";
import { TIME_ZONE } from "#lib/i18n/region.ts";

/** The day of the build where the vendor is, YYYY-MM-DD: announcements and sales begin and end at the vendor's midnight. */
export const vendorDay = dayIn(TIME_ZONE, new Date());
