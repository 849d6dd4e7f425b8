/** Draws the text of a share card as an SVG with outlines of its letters. */
import satori from "satori";
import { SHARE_CARD_SIZE } from "#lib/share-card.ts";
import { HAS_SPACES, LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { CARD_COLOURS } from "./card-colours.ts";
import type { CardFonts } from "./card-fonts.ts";
import { breakIntoPhrases } from "./card-lines.ts";

export type CardText = {
  locale: Locale;
  vendor: string;
  /** Above the heading, small; may be empty. */
  kind: string;
  /** One line each. */
  heading: readonly string[];
  line: string;
};

/** Longer headings do not fit the column at the large size. In characters. */
const MAX_LARGE_HEADING = 12;

type Style = Record<string, string | number>;
type Box = { type: "div"; key: null; props: { style: Style; lang?: string; children: string | Box[] } };

const box = (style: Style, children: string | Box[]): Box => ({
  type: "div",
  key: null,
  props: { style: { display: "flex", ...style }, children },
});

/** Letters are large, because networks show a card at half its size or less. */
export async function drawCardText({ locale, vendor, kind, heading, line }: CardText, { fonts, family }: CardFonts): Promise<string> {
  const isSpaced = HAS_SPACES[locale];
  const isLong = Math.max(...heading.map(({ length }) => length)) > MAX_LARGE_HEADING;
  const headingStyle = {
    fontSize: isLong ? 66 : 84,
    fontWeight: 600,
    lineHeight: isSpaced ? 1.05 : 1.2,
    letterSpacing: isSpaced ? "-0.025em" : 0,
    textWrap: "balance",
    ...(isSpaced ? {} : { fontFeatureSettings: '"palt" 1' }),
  };
  const lines = (text: string) => breakIntoPhrases(text, locale);
  const tree = box(
    { flexDirection: "column", width: 500, height: 514, marginLeft: 64, marginTop: 56, fontFamily: family, color: CARD_COLOURS.mute },
    [
      box(
        {
          marginLeft: 62,
          height: 46,
          alignItems: "center",
          fontSize: 28,
          fontWeight: 600,
          letterSpacing: "-0.01em",
          color: CARD_COLOURS.text,
        },
        vendor,
      ),
      box({ flexGrow: 1 }, ""),
      box({ fontSize: 24, marginBottom: 14 }, kind),
      box(
        { flexDirection: "column", color: CARD_COLOURS.text },
        heading.map((text) => box(headingStyle, lines(text))),
      ),
      box({ fontSize: 34, lineHeight: 1.35, marginTop: 22, textWrap: "balance" }, lines(line)),
    ],
  );
  tree.props.lang = LANGUAGE_TAGS[locale];
  return await satori(tree, { ...SHARE_CARD_SIZE, fonts });
}
