/** A mail as it is sent: the same words as text and as HTML. Inline styles, because mail programs read no others. */
import { site } from "#lib/content/site.ts";
import { requireMailWords } from "#lib/content/mail.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import type { MailName } from "#schemas/mail.ts";

export type MailContent = {
  template: MailName;
  locale: Locale;
  /** What the placeholders of the template stand for. */
  values: Readonly<Record<string, string | number>>;
  /** Where the button leads. */
  link: string;
  /** A page on which people end the newsletter, in mails that belong to it. */
  unsubscribePage?: string | undefined;
  /** Answers reach a person, and who gets it knows why it came. */
  isAnswered?: boolean;
};
export type RenderedMail = { subject: string; text: string; html: string };

const escaped = (text: string) =>
  text.replace(/[&<>"']/gu, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[sign] ?? sign);

const STYLES = {
  body: "margin:0;padding:32px 16px;background:#f6f4ef;color:#1b1a17;font:16px/1.6 'Helvetica Neue',Arial,'Hiragino Sans','Noto Sans CJK JP','PingFang SC',sans-serif",
  sheet: "max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #d9d5cb",
  name: "margin:0 0 24px;font-size:14px;letter-spacing:.04em",
  heading: "margin:0 0 16px;font-size:24px;line-height:1.3;font-weight:600",
  // Lines of what somebody wrote stay lines.
  text: "margin:0 0 16px;white-space:pre-line",
  button: "display:inline-block;padding:12px 24px;background:#1b1a17;color:#ffffff;text-decoration:none;font-weight:600",
  small: "margin:16px 0 0;font-size:14px;color:#5c584f",
  link: "color:#5c584f;word-break:break-all",
};

export function renderMail({ template, locale, values, link, unsubscribePage, isAnswered = false }: MailContent): RenderedMail {
  const { words, language } = requireMailWords(locale);
  const mail = words[template];
  const known: Readonly<Record<string, string | number>> = { ...values, site: site.name };
  const fill = (text: string) => text.replace(/\{([^{}]*)\}/gu, (whole, name: string) => String(known[name] ?? whole));

  const subject = fill(mail.subject);
  const heading = fill(mail.heading);
  const before = mail.text.map(fill);
  const after = [...mail.after, ...(isAnswered ? [] : [words.automatic])].map(fill);
  const text = [
    heading,
    ...before,
    `${fill(mail.button)}:\n${link}`,
    ...after,
    ...(unsubscribePage === undefined ? [] : [`${words.unsubscribe}:\n${unsubscribePage}`]),
    `-- \n${site.name}\n`,
  ].join("\n\n");

  const paragraph = (style: string, content: string) => `<p style="${style}">${content}</p>`;
  const anchor = (href: string, content: string) => `<a href="${escaped(href)}" style="${STYLES.link}">${escaped(content)}</a>`;
  const html = [
    `<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head><body style="${STYLES.body}"><div style="${STYLES.sheet}">`,
    paragraph(STYLES.name, escaped(site.name)),
    `<h1 style="${STYLES.heading}">${escaped(heading)}</h1>`,
    ...before.map((words) => paragraph(STYLES.text, escaped(words))),
    paragraph("margin:24px 0", `<a href="${escaped(link)}" style="${STYLES.button}">${escaped(fill(mail.button))}</a>`),
    paragraph(STYLES.small, `${escaped(words.linkHelp)}<br>${anchor(link, link)}`),
    ...after.map((words) => paragraph(STYLES.small, escaped(words))),
    ...(unsubscribePage === undefined ? [] : [paragraph(STYLES.small, anchor(unsubscribePage, words.unsubscribe))]),
    "</div></body></html>",
  ].join("\n");
  return { subject, text, html };
}
