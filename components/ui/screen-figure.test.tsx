import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ScreenFigure } from "./screen-figure.tsx";

const drawn = (figure: Partial<Parameters<typeof ScreenFigure>[0]>) =>
  renderToStaticMarkup(<ScreenFigure title="Lantern" buttons={["Later", "Open"]} {...figure} />);

it("marks the button that its text is about, also a single one, and dims the others", () => {
  expect(
    drawn({ press: "Later" })
      .match(/[^"]*">(?:Later|Open)/gu)
      ?.map((button) => /outline-2|text-mute/u.exec(button)?.[0]),
  ).toEqual(["outline-2", "text-mute"]);
  expect(drawn({ buttons: ["Open"], press: "Open" })).toContain("outline-2");
  expect(drawn({})).not.toMatch(/outline-2|border-line text-mute/u);
});

it("hides the window from screen readers, and its caption not", () => {
  const [window = "", caption = ""] = drawn({ caption: "What opens it" }).split('<p class="mt-4');
  expect(window).toContain('aria-hidden="true"');
  expect(caption).toContain("What opens it</p>");
});
