/** The ground of pages in each colour scheme: `--color-paper` in app/theme.css, for what no style sheet reaches. */
export const PAPER = { light: "#f5f3ee", dark: "#0c0e12" } as const;
