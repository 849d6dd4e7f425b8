import { expect, it } from "vitest";
import { setApostrophes } from "./set-apostrophes.ts";

it("draws curved what stands within and behind a word, in text and in what an island draws again", () => {
  expect(setApostrophes('<div data-props="[&quot;don&#x27;t&quot;]">don&#x27;t, the bands&#x27; ends</div>')).toBe(
    '<div data-props="[&quot;don’t&quot;]">don’t, the bands’ ends</div>',
  );
});

it("leaves quotation marks and programs as they are", () => {
  const html = "<p>the key &#x27;a&#x27;, 5&#x27;</p><script>f('a')</script>";
  expect(setApostrophes(html)).toBe(html);
});
