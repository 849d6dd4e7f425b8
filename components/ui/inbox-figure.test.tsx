import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InboxFigure } from "./inbox-figure.tsx";

const drawn = (notes: readonly string[]) =>
  renderToStaticMarkup(<InboxFigure caption="Look for it" subject="Please confirm" preview="Your address" notes={notes} locale="en" />);

it("names the mail, and offers nothing that looks as if it could be pressed", () => {
  expect(drawn([])).toContain("Please confirm");
  expect(drawn([])).not.toMatch(/<(a|button)\b|bg-ink|text-on-signal/u);
});

it("sets its notes as sentences of the page's language, below the picture", () => {
  expect(drawn(["Press it.", "It works for a day."])).toContain("Press it. It works for a day.</p></figure>");
});
