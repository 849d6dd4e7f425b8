import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DecayPlot } from "./decay-plot.tsx";
import { RECORDED } from "./rack.ts";

/** The height at each moment of the two shapes: with so much of the room, and as recorded. */
function heights(amount: number): [raised: number[], recorded: number[]] {
  const html = renderToStaticMarkup(<DecayPlot amount={amount} isHeard head={createRef()} original="" processed="" />);
  const [raised, recorded] = [...html.matchAll(/<path d="([^"]*)"/gu)].map(([, d = ""]) => d.match(/[\d.]+/gu)?.map(Number) ?? []);
  const upper = (shape: number[] = []) => shape.filter((_value, place) => place % 2 === 1).slice(0, shape.length / 4);
  return [upper(raised), upper(recorded)];
}

test("raising the room leaves the attacks as loud as they are, and makes the ends of the notes louder", () => {
  const [raised, recorded] = heights(RECORDED * 2);
  const loudest = Math.min(...recorded);
  expect(Math.min(...raised)).toBe(loudest);
  const louder = raised.filter((height, place) => height < (recorded[place] ?? 0));
  expect(louder.length).toBeGreaterThan(raised.length / 2);
});
