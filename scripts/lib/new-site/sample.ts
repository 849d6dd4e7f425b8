/** The one product of a new site, and its pages. */
export const PRODUCT = { name: "Sample One", slug: "sample-one", key: "sampleOne", file: "SampleOne" };
export const VERSION = "1.0.0";
/** Of its support article. */
export const TOPIC = "installation";

/** Pages without legal force until somebody has written them. */
export const DRAFTS = ["privacy", "terms"];

/** Every page that the interface leads to. */
export const PAGES = [
  { id: "home", path: "/", class: "page", menus: ["footer"] },
  { id: "products", path: "/products", class: "page", menus: ["header", "footer"] },
  { id: "pricing", path: "/pricing", class: "price", menus: ["footer"] },
  { id: "support", path: "/support", class: "support", menus: ["header", "footer"] },
  { id: "installers", path: "/installers", class: "page", menus: ["support"] },
  { id: "lost-licence-key", path: "/support/lost-licence-key", class: "support", menus: ["support"] },
  ...DRAFTS.map((id) => ({ id, path: `/${id}`, class: "legal", indexed: false, menus: ["legal"] })),
  { id: "thanks-for-registering", path: "/thanks-for-registering", class: "page", indexed: false },
  { id: "newsletter-confirm", path: "/newsletter/confirm", class: "page", indexed: false },
  { id: "newsletter-unsubscribe", path: "/newsletter/unsubscribe", class: "page", indexed: false },
  { id: "download-link", path: "/download-link", class: "page", indexed: false },
  { id: "not-found", path: "/404", class: "page", indexed: false },
];
