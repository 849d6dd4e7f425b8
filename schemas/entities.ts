/**
 * Every kind of file below `content/`: its place, its schema, and the class of a missing translation.
 * The checker, contentlayer's fields, the editors' JSON Schemas and the documented rules are all made from this list.
 */
import type * as z from "zod";
import { AnnouncementWords, Announcements } from "./announcement.ts";
import { Bundle } from "./bundle.ts";
import { Chooser } from "./chooser.ts";
import { Commerce } from "./commerce.ts";
import { Daws } from "./daw.ts";
import { Editions } from "./editions.ts";
import { Formats } from "./format.ts";
import { Links } from "./links.ts";
import { MailWords } from "./mail.ts";
import { Messages } from "./messages.ts";
import { PageIndex, PageWords } from "./page.ts";
import { Phrases } from "./phrases.ts";
import { type GapClass, Policy } from "./policy.ts";
import { ProductFacts } from "./product-facts.ts";
import { ProductWords } from "./product-words.ts";
import { Redirects } from "./redirects.ts";
import { ReleaseFacts } from "./release-facts.ts";
import { ReleaseWords } from "./release-words.ts";
import { SearchFacts } from "./search-facts.ts";
import { SearchQueries } from "./search-queries.ts";
import { SearchWords } from "./search-words.ts";
import { Signing } from "./signing.ts";
import { Site } from "./site.ts";
import { SupportIndex, SupportWords } from "./support.ts";
import { Systems } from "./system.ts";
import { Terms } from "./terms.ts";

export type Entity = {
  /** The entity's name: contentlayer's document type, and the JSON Schema's file name in kebab-case. */
  name: string;
  /** The place of its files below `content/`: `*` is one path segment, `{locale}` a language. */
  files: string;
  schema: z.ZodObject;
  /** Set where the site may lack the file; then nothing of its kind exists. */
  optional?: true;
  /** The class of policy.yaml that a missing translation belongs to. */
  gapClass?: GapClass;
};

export const ENTITIES = [
  { name: "Site", files: "shared/site.yaml", schema: Site },
  { name: "Commerce", files: "shared/commerce.yaml", schema: Commerce },
  { name: "Links", files: "shared/links.yaml", schema: Links },
  { name: "Formats", files: "shared/formats.yaml", schema: Formats },
  { name: "Systems", files: "shared/systems.yaml", schema: Systems },
  { name: "Daws", files: "shared/daws.yaml", schema: Daws },
  { name: "Editions", files: "shared/editions.yaml", schema: Editions, optional: true },
  { name: "Policy", files: "shared/policy.yaml", schema: Policy },
  { name: "Terms", files: "shared/terms.yaml", schema: Terms },
  { name: "Signing", files: "shared/signing.yaml", schema: Signing },
  { name: "Phrases", files: "shared/phrases.yaml", schema: Phrases },
  { name: "PageIndex", files: "shared/pages.yaml", schema: PageIndex },
  { name: "Redirects", files: "shared/redirects.yaml", schema: Redirects, optional: true },
  { name: "SupportIndex", files: "shared/support.yaml", schema: SupportIndex },
  { name: "SearchFacts", files: "shared/search.yaml", schema: SearchFacts, optional: true },
  { name: "Chooser", files: "shared/chooser.yaml", schema: Chooser, optional: true },
  { name: "Announcements", files: "shared/announcements.yaml", schema: Announcements },
  { name: "ProductFacts", files: "shared/products/*.yaml", schema: ProductFacts },
  { name: "Bundle", files: "shared/bundles/*.yaml", schema: Bundle },
  { name: "ReleaseFacts", files: "shared/releases/*/*.yaml", schema: ReleaseFacts },
  { name: "Messages", files: "{locale}/messages.yaml", schema: Messages, gapClass: "message" },
  { name: "MailWords", files: "{locale}/mail.yaml", schema: MailWords, gapClass: "message" },
  { name: "AnnouncementWords", files: "{locale}/announcements.yaml", schema: AnnouncementWords, gapClass: "message" },
  { name: "SearchWords", files: "{locale}/search.yaml", schema: SearchWords, gapClass: "message" },
  { name: "SearchQueries", files: "{locale}/search-queries.yaml", schema: SearchQueries },
  { name: "PageWords", files: "{locale}/pages/*.mdx", schema: PageWords },
  { name: "ProductWords", files: "{locale}/products/*.mdx", schema: ProductWords, gapClass: "product" },
  { name: "ReleaseWords", files: "{locale}/releases/*/*.mdx", schema: ReleaseWords, gapClass: "release" },
  { name: "SupportWords", files: "{locale}/support/*.mdx", schema: SupportWords, gapClass: "support" },
] as const satisfies readonly Entity[];

export type EntityName = (typeof ENTITIES)[number]["name"];
