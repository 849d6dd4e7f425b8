/** The pages whose button works without script: a form that posts to the page's own address. */
import { splitPath } from "#lib/i18n/paths.ts";

/** Without the language. page-form.ts answers them. */
export const PAGE_FORM_PATHS = ["/newsletter/confirm", "/newsletter/unsubscribe"] as const;
export type PageFormPath = (typeof PAGE_FORM_PATHS)[number];

/** @param path In normal form, in any language. */
export const isPageForm = (path: string): boolean => (PAGE_FORM_PATHS as readonly string[]).includes(splitPath(path).path);
