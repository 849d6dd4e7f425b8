/** The text of one page, from which a result shows sentences: a file of its own for each page, fetched when the page is a result. */
export type Fragment = {
  /** The page's first heading, which begins the text. */
  title: string;
  content: string;
  /** In the order of the text. */
  headings: readonly { id: string; text: string }[];
};
