/** JSON Schema of JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), as far as a feed of articles goes. */
const uri = { type: "string", format: "uri" };
const text = { type: "string", minLength: 1 };
const authors = {
  type: "array",
  minItems: 1,
  items: { type: "object", properties: { name: text, url: uri, avatar: uri }, minProperties: 1, additionalProperties: false },
};
const language = { type: "string", pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$" };

export const JSON_FEED_SCHEMA = {
  type: "object",
  required: ["version", "title", "items"],
  additionalProperties: false,
  properties: {
    version: { const: "https://jsonfeed.org/version/1.1" },
    title: text,
    home_page_url: uri,
    feed_url: uri,
    description: text,
    icon: uri,
    favicon: uri,
    authors,
    language,
    expired: { type: "boolean" },
    items: {
      type: "array",
      items: {
        type: "object",
        required: ["id"],
        anyOf: [{ required: ["content_html"] }, { required: ["content_text"] }],
        additionalProperties: false,
        properties: {
          id: text,
          url: uri,
          external_url: uri,
          title: text,
          content_html: text,
          content_text: text,
          summary: text,
          image: uri,
          date_published: { type: "string", format: "date-time" },
          date_modified: { type: "string", format: "date-time" },
          authors,
          tags: { type: "array", items: text, uniqueItems: true },
          language,
        },
      },
    },
  },
};
