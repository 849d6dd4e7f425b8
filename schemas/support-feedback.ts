/** What a visitor says about an article or a search, without saying who they are. */
import * as z from "zod";
import { Locale } from "./locale.ts";
import { Slug } from "./text.ts";

/** Characters. */
const QUERY_LENGTH = 100;

/** `POST /api/v1/rate-article`. */
export const ArticleRating = z.strictObject({ article: Slug, language: Locale, isHelpful: z.boolean() });
export type ArticleRating = z.infer<typeof ArticleRating>;

/** `POST /api/v1/report-search`: a search without result, sent only if the visitor presses the button for it. */
export const MissedSearch = z.strictObject({ query: z.string().trim().min(1).max(QUERY_LENGTH), language: Locale });
export type MissedSearch = z.infer<typeof MissedSearch>;
