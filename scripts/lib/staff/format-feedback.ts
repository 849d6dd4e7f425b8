import type { SupportFeedback } from "#server/support/feedback.ts";

/** @returns Two lists for the terminal. */
export function formatFeedback({ articles, searches }: SupportFeedback): string {
  const ratings = articles.map(({ article, language, helpful, notHelpful }) =>
    [String(notHelpful).padStart(5), String(helpful).padStart(6), language.padEnd(8), article].join("  "),
  );
  const missed = searches.map(({ query, language, times, lastDay }) =>
    [String(times).padStart(5), lastDay, language.padEnd(8), query].join("  "),
  );
  return [
    ratings.length === 0 ? "no article was rated" : `   no     yes  language  article, the most doubted first\n${ratings.join("\n")}`,
    missed.length === 0 ? "no search was sent" : `times  last        language  search without result\n${missed.join("\n")}`,
  ].join("\n\n");
}
