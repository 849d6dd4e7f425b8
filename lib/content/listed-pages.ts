/** Which pages content/shared/pages.yaml lists, without their texts, for the server: a vendor without accounts or a newsletter has no pages for them. */
import { documentOf } from "./documents.ts";

const paths = new Set(documentOf("PageIndex").pages.map(({ path }) => path));

/** @param path Without language. */
export const listsPage = (path: string): boolean => paths.has(path);
