/** What is wrong with a mail to a visitor, whatever it is about: its parts say the same, nothing is left to fill in, and its links lead to the site. */
import { DomUtils, parseDocument } from "htmlparser2";
import { hasPage } from "#lib/content/routes.ts";
import { splitPath } from "#lib/i18n/paths.ts";
import type { RenderedMail } from "#server/mail/render.ts";

/** RFC 5322 advises no longer lines, and mail programs cut a subject off much earlier. */
const SUBJECT_CHARACTERS = 78;
const UNFILLED = /[{}]|\b(?:undefined|null|NaN)\b|\[object/u;

/** @returns A line for each fault. */
export function listMailFaults({ subject, text, html }: RenderedMail): string[] {
  const elements = DomUtils.getElementsByTagName((name) => ["title", "h1", "p", "a"].includes(name), parseDocument(html).children);
  const inHtml = linksOf(elements.map(({ attribs: { href } }) => href ?? ""));
  const inText = linksOf(text.match(/(?:https?:\/\/|mailto:)\S+/gu) ?? []);
  return [
    ...[subject, text, html.replaceAll(/ style="[^"]*"/gu, "")].flatMap((part) => {
      const [left] = UNFILLED.exec(part) ?? [];
      return left === undefined ? [] : [`"${left}" is left in ${part}`];
    }),
    ...(subject.trim() === "" ? ["its subject is empty"] : []),
    ...(subject.length > SUBJECT_CHARACTERS ? [`its subject has ${subject.length} characters: ${subject}`] : []),
    ...elements.flatMap((element) => (DomUtils.textContent(element).trim() === "" ? [`a <${element.name}> is empty`] : [])),
    ...(text
      .trimEnd()
      .split("\n\n")
      .some((paragraph) => paragraph.trim() === "")
      ? ["a paragraph of its text is empty"]
      : []),
    ...(inText.join(" ") === inHtml.join(" ") ? [] : [`its text links to ${inText.join(" ")}, its HTML to ${inHtml.join(" ")}`]),
    ...(inHtml.length === 0 ? ["it has no link"] : []),
    ...inHtml.filter((link) => !isOfSite(link)).map((link) => `${link} is no page of the site`),
  ];
}

const linksOf = (addresses: readonly string[]): string[] => [...new Set(addresses.filter((address) => address !== ""))].sort();

/** Whether the site has the page that an address names. Its host is the server's, which a test may choose. */
function isOfSite(address: string): boolean {
  const { protocol, pathname } = new URL(address);
  const { path, locale } = splitPath(pathname);
  return /^https?:$/u.test(protocol) && hasPage(path, locale);
}
