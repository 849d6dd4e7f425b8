/** Which support articles there are, without their texts, for the server. */
import { documentOf } from "./documents.ts";

const ids = new Set(documentOf("SupportIndex").topics.flatMap(({ articles }) => articles.map(({ id }) => id)));

export const hasArticle = (id: string): boolean => ids.has(id);
