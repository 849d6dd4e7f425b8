/** `content/shared/site.yaml`: the vendor. */
import * as z from "zod";
import { Locale } from "./locale.ts";
import { PAPER } from "./paper.ts";
import { Day, Line } from "./text.ts";

const Colour = z.string().regex(/^#[0-9a-f]{6}$/u, 'write a colour such as "#b53413", in quotes');

/** Amounts have two decimals everywhere, in files and in payments. */
function hasCents(currency: string): boolean {
  const { maximumFractionDigits } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return Intl.supportedValuesOf("currency").includes(currency) && maximumFractionDigits === 2;
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const Site = z.strictObject({
  name: Line.describe("The vendor's name, the same in every language."),
  nativeName: Line.describe("The name in the vendor's own script."),
  locales: z
    .tuple([Locale], Locale, "write a list of languages, such as [ja, en]")
    .describe("The site's languages, the default one first: its pages stand at the bare path. Each has a folder of its own."),
  origin: z
    .url({ protocol: /^https$/u, error: "write an address that begins with https://" })
    .regex(/^https:\/\/\S*[^\s/]$/u, "write the origin without a space, and without a slash at the end")
    .describe("The address of the built site, without a slash at the end: canonical links begin with it."),
  email: z.email("write an e-mail address").describe("The address that customers write to."),
  colour: z
    .strictObject({ light: Colour.describe("On a light ground."), dark: Colour.describe("On a dark ground.") })
    .describe(
      `The colour of buttons and marked text, in each colour scheme: at least 4.5:1 against ${PAPER.light} and against ${PAPER.dark}.`,
    ),
  mark: z
    .array(
      z.strictObject({
        d: z
          .string()
          .regex(/^[MmLlHhVvCcSsQqTtAaZz\d ,.+-]+$/u, "write path data of SVG, in quotes")
          .describe("Path data of SVG."),
        paint: z.enum(["line", "ink", "colour"]).describe("A line or an area in the colour of the text, or an area in the site's colour."),
      }),
    )
    .min(1)
    .describe("The logo, as paths in a square from -16 to 16. The icons are files: public/favicon.svg."),
  country: z
    .string()
    .length(2)
    .describe("The vendor's country as an ISO 3166 code of two letters.")
    .meta({ examples: ["JP"] }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/u, "write a code of three capitals, such as EUR")
    .refine((currency) => !/^[A-Z]{3}$/u.test(currency) || hasCents(currency), "write the code of a currency that has cents, such as EUR")
    .describe("The currency of every price, as an ISO 4217 code.")
    .meta({ examples: ["USD", "EUR"] }),
  timeZone: z
    .string()
    .refine(isTimeZone, "write a time zone such as Europe/Oslo")
    .describe("The vendor's time zone: announcements and sales begin and end at its midnight.")
    .meta({ examples: ["Asia/Tokyo", "Europe/Oslo"] }),
  privacyPolicy: Day.describe("The day of the privacy policy in force: the version that a newsletter sign-up agrees to."),
  terms: Day.optional().describe("The day of the terms of use in force, which their page shows."),
  isDemonstration: z.boolean().default(false).describe("true: every page says that shop, addresses and some figures are invented."),
  since: z.int().min(1990).describe("The first year of the copyright line."),
});
export type Site = z.infer<typeof Site>;
