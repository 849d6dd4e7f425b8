/** Renders a mail as text and as HTML with the same content. Styles are inline, because mail programs ignore others. */
import { site } from "#lib/content/site.ts";
import { requireMailWords } from "#lib/content/mail.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import type { MailName } from "#schemas/mail.ts";

export type MailContent = {
  template: MailName;
  locale: Locale;
  /** Values of the template's placeholders. */
  values: Readonly<Record<string, string | number>>;
  /** The button's address. */
  link: string;
  /** The unsubscribe page, in newsletter mails. */
  unsubscribePage?: string;
  /** Whether it goes to the vendor's staff; mails to visitors say that nobody wrote them, and who reads replies. */
  isToStaff?: boolean;
};
export type RenderedMail = { subject: string; text: string; html: string };

const escaped = (text: string) =>
  text.replace(
    /[&<>"']/gu,
    (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[character] ?? character,
  );

const STYLES = {
  body: "margin:0;padding:32px 16px;background:#f6f4ef;color:#1b1a17;font:16px/1.6 'Helvetica Neue',Arial,'Hiragino Sans','Noto Sans CJK JP','PingFang SC',sans-serif",
  sheet: "max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #d9d5cb",
  name: "margin:0 0 24px;font-size:14px;letter-spacing:.04em",
  heading: "margin:0 0 16px;font-size:24px;line-height:1.3;font-weight:600",
  // Keeps the line breaks of visitors' text.
  text: "margin:0 0 16px;white-space:pre-line",
  button: `display:inline-block;padding:12px 24px;background:${site.colour.light};color:#ffffff;text-decoration:none;font-weight:600`,
  small: "margin:16px 0 0;font-size:14px;color:#5c584f",
  link: "color:#5c584f;word-break:break-all",
};

export function renderMail({ template, locale, values, link, unsubscribePage, isToStaff = false }: MailContent): RenderedMail {
  const { words: texts, language } = requireMailWords(locale);
  const mail = texts[template];
  const known: Readonly<Record<string, string | number>> = { ...values, site: site.name };
  const fill = (text: string) => text.replace(/\{([^{}]*)\}/gu, (whole, name: string) => String(known[name] ?? whole));

  const subject = fill(mail.subject);
  const heading = fill(mail.heading);
  const before = mail.text.map(fill);
  const after = [...mail.after, ...(isToStaff ? [] : [texts.automatic])].map(fill);
  const text = [
    heading,
    ...before,
    `${fill(mail.button)}\n${link}`,
    ...after,
    ...(unsubscribePage === undefined ? [] : [`${texts.unsubscribe}\n${unsubscribePage}`]),
    `-- \n${site.name}\n`,
  ].join("\n\n");

  const paragraph = (style: string, content: string) => `<p style="${style}">${content}</p>`;
  const anchor = (href: string, content: string) => `<a href="${escaped(href)}" style="${STYLES.link}">${escaped(content)}</a>`;
  const html = [
    `<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head><body style="${STYLES.body}"><div style="${STYLES.sheet}">`,
    paragraph(STYLES.name, escaped(site.name)),
    `<h1 style="${STYLES.heading}">${escaped(heading)}</h1>`,
    ...before.map((line) => paragraph(STYLES.text, escaped(line))),
    paragraph("margin:24px 0", `<a href="${escaped(link)}" style="${STYLES.button}">${escaped(fill(mail.button))}</a>`),
    paragraph(STYLES.small, `${escaped(texts.linkHelp)}<br>${anchor(link, link)}`),
    ...after.map((line) => paragraph(STYLES.small, escaped(line))),
    ...(unsubscribePage === undefined ? [] : [paragraph(STYLES.small, anchor(unsubscribePage, texts.unsubscribe))]),
    "</div></body></html>",
  ].join("\n");
  return { subject, text, html };
}
