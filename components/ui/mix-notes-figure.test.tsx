import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MixNotesFigure } from "./mix-notes-figure.tsx";

it("marks each note at its time in the waveform, and writes its time and words", () => {
  const html = renderToStaticMarkup(<MixNotesFigure notes={["0:30 Too loud", "1:00 Keep it", "2:00 Move it"]} hue={150} />);
  const marks = [...html.matchAll(/<circle cx="(\d+)"/gu)].map(([, x]) => Number(x));
  const [first = 0, second = 0, third = 0] = marks;
  // A quarter, a half and all of the way to the last note, to the nearest unit.
  expect(Math.abs(third - second - 2 * (second - first))).toBeLessThanOrEqual(2);
  expect(html).toMatch(/0:30.*Too loud.*1:00.*Keep it.*2:00.*Move it/u);
});
