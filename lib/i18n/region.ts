/** The vendor's currency and time zone: `currency` and `timeZone` of content/shared/site.yaml. Of a few bytes, because islands import it. */
import region from "#.contentlayer/region.json" with { type: "json" };

export const { currency: CURRENCY, timeZone: TIME_ZONE } = region;
