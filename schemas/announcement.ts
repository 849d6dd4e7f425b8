/** The announcement bar: days and target in `content/shared/announcements.yaml`, text in `content/<locale>/announcements.yaml`. */
import * as z from "zod";
import { Day, Line, PagePath, Slug } from "./text.ts";

export const Announcements = z.strictObject({
  announcements: z
    .array(
      z
        .strictObject({
          id: Slug.describe("Names the announcement; its text stands under this id in content/<locale>/announcements.yaml.").meta({
            examples: ["autumn-sale"],
          }),
          tone: z.enum(["primary", "alert"]).describe("primary for news, alert for trouble."),
          start: Day.describe("First day it is shown, in the vendor's time zone."),
          end: Day.describe("Last day it is shown, in the vendor's time zone."),
          isSale: z
            .literal(true, "write true, or leave isSale out")
            .optional()
            .describe("Set when it announces a sale: pages then say that the sale prices end on its last day."),
          path: PagePath.optional().describe("The page that the bar links to. Left out for an announcement without a link."),
        })
        .refine(({ start, end }) => start <= end, {
          path: ["end"],
          error: ({ input }) => `write a last day that is not before ${(input as { start: string }).start}, the first, or correct that`,
        }),
    )
    .describe("The announcements. On each day the bar shows the first of them that is due."),
});
export type Announcements = z.infer<typeof Announcements>;

/** What the site fills in: the announcement's last day, and what the sale prices save at most. */
export const ANNOUNCEMENT_PLACEHOLDERS = ["end", "percent"] as const;

export const AnnouncementWords = z.strictObject({
  announcements: z
    .record(Slug, Line)
    .describe("One sentence for each announcement, under its id; {end} becomes its last day, {percent} what the sale prices save at most.")
    .meta({ examples: [{ "autumn-sale": "Up to {percent} off until {end}." }] }),
});
