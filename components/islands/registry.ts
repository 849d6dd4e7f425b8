/** Every island by name. The loader imports one when it is needed; `<Island>` takes its props' type from here. */
export const islands = {
  "announcement-close": () => import("./announcement-close.tsx").then((module) => module.AnnouncementClose),
  "language-select": () => import("./language-select.tsx").then((module) => module.LanguageSelect),
  "newsletter-form": () => import("./newsletter-form.tsx").then((module) => module.NewsletterForm),
  "search-dialog": () => import("./search-dialog.tsx").then((module) => module.SearchDialog),
  "search-page": () => import("./search-page.tsx").then((module) => module.SearchPage),
};

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = Parameters<Awaited<ReturnType<(typeof islands)[Name]>>>[0];
