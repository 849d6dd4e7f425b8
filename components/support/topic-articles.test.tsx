import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { listTopics } from "#lib/content/support.ts";
import { TopicArticles } from "./topic-articles.tsx";

const articles = listTopics("en").flatMap((topic) => topic.articles);
const render = (count: number) => renderToStaticMarkup(<TopicArticles articles={articles.slice(0, count)} locale="en" />);

describe("TopicArticles", () => {
  it("folds what is behind the first two, and says how many there are", () => {
    const [shown = "", folded = ""] = render(4).split("<details");
    expect(shown.match(/<a /gu)).toHaveLength(2);
    expect(folded.match(/<a /gu)).toHaveLength(2);
    expect(folded).toMatch(/<summary[^>]*>2 more</u);
  });

  it("does not fold a single one", () => {
    expect(render(3).match(/<a /gu)).toHaveLength(3);
    expect(render(3)).not.toContain("<details");
  });
});
