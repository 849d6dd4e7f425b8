/** SMTP dialogues, and what must become of the mail. */
import type { Script } from "./scripted-mail-server.ts";

/** `later`: retried in five minutes. `unreachable`: all mails are retried in half a minute, beginning with one. `never`: given up. */
export type Verdict = "sent" | "later" | "never" | "unreachable";
export type Dialogue = readonly [what: string, script: Script, verdict: Verdict, how?: "with a password" | "not on this machine"];

const HANGS_UP = { then: "hang up" } as const;
const offer = (extension: string) => `250-mail.example\r\n250 ${extension}`;

const BEFORE_THE_MAIL: readonly Dialogue[] = [
  ["a greeting of several lines", { greeting: "220-mail.example ESMTP\r\n220 no spam, please" }, "sent"],
  ["554 in the greeting", { greeting: "554 5.3.2 no service here" }, "unreachable"],
  ["421 in the greeting", { greeting: "421 4.3.2 too busy" }, "unreachable"],
  ["450 in the greeting", { greeting: "450 4.3.2 not yet" }, "unreachable"],
  ["another protocol's greeting", { greeting: "HTTP/1.1 400 Bad Request" }, "unreachable"],
  ["no greeting", { greeting: HANGS_UP }, "unreachable"],
  ["half a greeting", { greeting: { raw: "22", ...HANGS_UP } }, "unreachable"],
  ["500 to EHLO, as of old servers", { EHLO: "500 5.5.1 what?" }, "sent"],
  ["an invalid response to EHLO, and HELO works", { EHLO: "hello yourself" }, "sent"],
  ["550 to EHLO and to HELO", { EHLO: "550 5.7.1 you are on a list", HELO: "550 5.7.1 you are on a list" }, "unreachable"],
  ["421 to EHLO", { EHLO: "421 4.7.0 try later" }, "unreachable"],
  ["421 to HELO", { EHLO: "502 5.5.1 no", HELO: "421 4.7.0 try later" }, "unreachable"],
  ["a connection that breaks after EHLO", { EHLO: HANGS_UP }, "unreachable"],
  ["an endless response to EHLO", { EHLO: { raw: "250-more\r\n".repeat(150_000) } }, "unreachable"],
];

const AUTHENTICATION: readonly Dialogue[] = [
  ["a correct password", { EHLO: offer("AUTH PLAIN LOGIN") }, "sent", "with a password"],
  ["535, a wrong password", { EHLO: offer("AUTH PLAIN"), AUTH: "535 5.7.8 wrong" }, "unreachable", "with a password"],
  ["454, a failed look-up", { EHLO: offer("AUTH PLAIN"), AUTH: "454 4.7.0 come back" }, "unreachable", "with a password"],
  ["534, a mechanism that is too weak", { EHLO: offer("AUTH PLAIN"), AUTH: "534 5.7.9 not like this" }, "unreachable", "with a password"],
  ["a connection that breaks after the password", { EHLO: offer("AUTH PLAIN"), AUTH: HANGS_UP }, "unreachable", "with a password"],
  ["454, TLS that is offered and fails", { EHLO: offer("STARTTLS"), STARTTLS: "454 4.7.0 no certificate" }, "unreachable"],
  ["501 to an offered STARTTLS", { EHLO: offer("STARTTLS"), STARTTLS: "501 5.5.4 what?" }, "unreachable"],
  ["a connection that breaks after STARTTLS", { EHLO: offer("STARTTLS"), STARTTLS: { raw: "220 go\r\n", ...HANGS_UP } }, "unreachable"],
  [
    "plain text instead of TLS",
    { EHLO: offer("STARTTLS"), STARTTLS: { raw: "220 go\r\n250 nothing secret\r\n", ...HANGS_UP } },
    "unreachable",
  ],
  ["no TLS", {}, "unreachable", "not on this machine"],
  ["TLS removed from the offer by an attacker", { EHLO: offer("XXXXXXXX") }, "unreachable", "not on this machine"],
  ["no EHLO, and therefore no TLS", { EHLO: "500 5.5.1 what?" }, "unreachable", "not on this machine"],
  ["454, TLS that fails", { EHLO: offer("STARTTLS"), STARTTLS: "454 4.7.0 no certificate" }, "unreachable", "not on this machine"],
];

const SENDER: readonly Dialogue[] = [
  ["421 to the sender", { MAIL: "421 4.3.2 shutting down" }, "unreachable"],
  ["450 to the sender", { MAIL: "450 4.1.8 no such domain, today" }, "later"],
  ["451 to the sender", { MAIL: "451 4.3.0 trouble" }, "later"],
  ["452 to the sender", { MAIL: "452 4.3.1 no room" }, "later"],
  ["451 of several lines", { MAIL: "451-4.7.1 we do not know you yet\r\n451 4.7.1 come back" }, "later"],
  ["550 to the sender", { MAIL: "550 5.7.1 not from you" }, "never"],
  ["553 to the sender", { MAIL: "553 5.1.7 that is no address" }, "never"],
  ["530 to the sender, authentication required", { MAIL: "530 5.7.0 authentication required" }, "unreachable"],
  ["an invalid response to the sender", { MAIL: "maybe" }, "unreachable"],
  ["a connection that breaks after the sender", { MAIL: HANGS_UP }, "unreachable"],
];

const RECIPIENT: readonly Dialogue[] = [
  ["251, forwarded", { RCPT: "251 2.1.5 will go on to <other@studio.example>" }, "sent"],
  ["252, accepted unverified", { RCPT: "252 2.5.0 will try" }, "sent"],
  ["450, greylisted", { RCPT: "450 4.7.1 greylisted for 300 s" }, "later"],
  ["451, greylisted", { RCPT: "451 4.7.1 greylisting in action, come back" }, "later"],
  ["452, a full mailbox", { RCPT: "452 4.2.2 over quota" }, "later"],
  ["450 with the enhanced code of a permanent error", { RCPT: "450 5.1.1 hmm" }, "later"],
  ["421 to the recipient", { RCPT: "421 4.7.0 too many connections" }, "unreachable"],
  ["500 to the recipient", { RCPT: "500 5.5.2 what?" }, "never"],
  ["550, no such mailbox", { RCPT: "550 5.1.1 <mika@studio.example> is unknown" }, "never"],
  ["550 of several lines", { RCPT: "550-5.1.1 no such mailbox,\r\n550-5.1.1 and there never was,\r\n550 5.1.1 sorry" }, "never"],
  ["550 with the enhanced code of a temporary error", { RCPT: "550 4.7.1 hmm" }, "never"],
  ["550 without text", { RCPT: "550" }, "never"],
  ["551, moved", { RCPT: "551 5.1.6 moved" }, "never"],
  ["552, a permanently full mailbox", { RCPT: "552 5.2.2 full" }, "never"],
  ["553, a name that is not allowed", { RCPT: "553 5.1.3 no" }, "never"],
  ["554, by policy", { RCPT: "554 5.7.1 no" }, "never"],
  ["550 to a pipelined recipient", { EHLO: offer("PIPELINING"), RCPT: "550 5.1.1 no", DATA: "554 5.5.1 none" }, "never"],
  ["450 to the recipient, and DATA is still accepted", { EHLO: offer("PIPELINING"), RCPT: "450 4.7.1 come back" }, "later"],
  ["450, and RSET fails", { RCPT: "450 4.7.1 come back", RSET: "500 5.5.1 what?" }, "later"],
  ["450, and the connection ends", { RCPT: { raw: "450 4.7.1 come back\r\n", ...HANGS_UP } }, "later"],
  ["a connection that breaks after the recipient", { RCPT: HANGS_UP }, "unreachable"],
  ["a connection that breaks in the middle of 550", { RCPT: { raw: "55", ...HANGS_UP } }, "unreachable"],
];

const MESSAGE: readonly Dialogue[] = [
  ["pipelining", { EHLO: offer("PIPELINING") }, "sent"],
  ["250 instead of 354", { DATA: "250 2.0.0 go ahead" }, "sent"],
  ["421 before the message", { DATA: "421 4.3.2 shutting down" }, "unreachable"],
  ["451 before the message", { DATA: "451 4.3.0 trouble" }, "later"],
  ["554 before the message", { DATA: "554 5.5.1 nobody to send it to" }, "never"],
  ["a connection that breaks before the message", { DATA: HANGS_UP }, "unreachable"],
  ["a connection that breaks in the middle of the message", { DATA: { raw: "354 go ahead\r\n", ...HANGS_UP } }, "unreachable"],
  ["250 of several lines", { message: "250-2.0.0 queued\r\n250 2.0.0 as 4711" }, "sent"],
  ["421 after the message", { message: "421 4.3.2 shutting down" }, "unreachable"],
  ["451 after the message", { message: "451 4.3.0 the filter is away" }, "later"],
  ["452 after the message", { message: "452 4.3.1 no room" }, "later"],
  ["450 after the message, greylisted by content", { message: "450 4.7.1 come back" }, "later"],
  ["550 after the message", { message: "550 5.7.1 spam" }, "never"],
  ["552, too large", { message: "552 5.3.4 too large" }, "never"],
  ["554 after the message", { message: "554 5.6.0 no" }, "never"],
  ["an invalid response after the message", { message: "thanks!" }, "unreachable"],
  ["a connection that breaks after the message", { message: HANGS_UP }, "unreachable"],
];

export const DIALOGUES: readonly Dialogue[] = [...BEFORE_THE_MAIL, ...AUTHENTICATION, ...SENDER, ...RECIPIENT, ...MESSAGE];

const SILENT = { then: "stay silent" } as const;
/** Each ends by a timeout. */
export const SILENCES: readonly Dialogue[] = [
  ["instead of a greeting", { greeting: SILENT }, "unreachable"],
  ["in the middle of a greeting", { greeting: { raw: "220 ma", ...SILENT } }, "unreachable"],
  ["after EHLO", { EHLO: SILENT }, "unreachable"],
  ["instead of TLS", { EHLO: offer("STARTTLS"), STARTTLS: { raw: "220 go\r\n", ...SILENT } }, "unreachable"],
  ["after the sender", { MAIL: SILENT }, "unreachable"],
  ["after the recipient", { RCPT: SILENT }, "unreachable"],
  ["in the middle of a refusal", { RCPT: { raw: "550-no\r\n550", ...SILENT } }, "unreachable"],
  ["before the message", { DATA: SILENT }, "unreachable"],
  ["after the message", { message: SILENT }, "unreachable"],
];
