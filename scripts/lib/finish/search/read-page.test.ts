import { expect, it } from "vitest";
import { readPage } from "./read-page.ts";

it("reads what visitors read, and no word runs into the next", () => {
  const page = readPage(
    '<meta name="description" content="A lead."><main data-pagefind-body data-title="A title"><h2>A heading</h2><p>One<b>s</b></p><p>two</p>' +
      "<p hidden>unseen</p><nav>ways</nav><p data-pagefind-ignore>aside</p></main><footer>below</footer>",
  );
  expect(page).toEqual({ title: "A title", lead: "A lead.", headings: ["A heading"], body: "Ones two" });
});
