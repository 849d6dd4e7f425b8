/** One feed in its two forms: Atom (RFC 4287) and JSON Feed 1.1. */
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { el, xmlDocument } from "./xml.ts";

export type FeedEntry = {
  /** The address of the release on its page, which is also its permanent id. */
  address: string;
  title: string;
  summary: string;
  html: string;
  /** Date of the release: YYYY-MM-DD. */
  day: string;
  tags: readonly string[];
};

export type Feed = {
  locale: Locale;
  title: string;
  description: string;
  /** Address of the page with the same releases. */
  page: string;
  author: { name: string; url: string };
  /** Newest first. */
  entries: readonly FeedEntry[];
};

/** Releases have a date without a time. */
const moment = (day: string) => `${day}T00:00:00Z`;
/** Atom requires a date of the last update, also in a feed without entries. */
const dayOf = ({ entries }: Feed) => entries[0]?.day ?? "1970-01-01";

/** @param self The feed's own address. */
export function atomDocument(feed: Feed, self: string): string {
  return xmlDocument(
    el(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": LANGUAGE_TAGS[feed.locale] },
      el("id", {}, self),
      el("title", {}, feed.title),
      el("subtitle", {}, feed.description),
      el("updated", {}, moment(dayOf(feed))),
      el("author", {}, el("name", {}, feed.author.name), el("uri", {}, feed.author.url)),
      el("link", { rel: "self", type: "application/atom+xml", href: self }),
      el("link", { rel: "alternate", type: "text/html", hreflang: LANGUAGE_TAGS[feed.locale], href: feed.page }),
      ...feed.entries.map(({ address, title, summary, html, day, tags }) =>
        el(
          "entry",
          {},
          el("id", {}, address),
          el("title", {}, title),
          el("published", {}, moment(day)),
          el("updated", {}, moment(day)),
          el("link", { rel: "alternate", type: "text/html", href: address }),
          ...tags.map((term) => el("category", { term })),
          el("summary", {}, summary),
          el("content", { type: "html" }, html),
        ),
      ),
    ),
  );
}

/** @param self The feed's own address. */
export function jsonFeedDocument(feed: Feed, self: string): string {
  const document = {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.page,
    feed_url: self,
    language: LANGUAGE_TAGS[feed.locale],
    authors: [feed.author],
    items: feed.entries.map(({ address, title, summary, html, day, tags }) => ({
      id: address,
      url: address,
      title,
      summary,
      content_html: html,
      date_published: moment(day),
      tags,
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
