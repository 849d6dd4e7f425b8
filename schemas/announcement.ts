/** The announcement bar: when and where in `content/shared/announcements.yaml`, words in `content/<locale>/announcements.yaml`. */
import { z } from "zod";
import { Day, Line, SitePath, Slug } from "./text.ts";

export const Announcements = z.strictObject({
  announcements: z.array(
    z
      .strictObject({
        id: Slug,
        tone: z.enum(["primary", "alert"]).describe("primary for news, alert for trouble."),
        start: Day.describe("First day it is shown, in Japan's time."),
        end: Day.describe("Last day it is shown, in Japan's time."),
        path: SitePath.optional().describe("Where the bar leads."),
      })
      .refine(({ start, end }) => start <= end, { path: ["end"], error: "write a last day that is not before the first" }),
  ),
});
export type Announcements = z.infer<typeof Announcements>;

export const AnnouncementWords = z.strictObject({
  announcements: z.record(Slug, Line).describe("One sentence for each announcement, under its id."),
});
export type AnnouncementWords = z.infer<typeof AnnouncementWords>;
