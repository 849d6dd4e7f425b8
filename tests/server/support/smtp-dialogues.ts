/** What mail servers say, and what is to become of the mail then. */
import type { Script } from "./scripted-mail-server.ts";

/** `later` is this mail in five minutes; `away` is whatever waits in half a minute, beginning with one; `never` is no more. */
export type Verdict = "sent" | "later" | "never" | "away";
export type Dialogue = readonly [what: string, script: Script, verdict: Verdict, how?: "with a password" | "not on this machine"];

const HANGS_UP = { then: "hang up" } as const;
const offer = (extension: string) => `250-mail.example\r\n250 ${extension}`;

const BEFORE_THE_MAIL: readonly Dialogue[] = [
  ["a greeting of several lines", { greeting: "220-mail.example ESMTP\r\n220 no spam, please" }, "sent"],
  ["554 in the greeting", { greeting: "554 5.3.2 no service here" }, "away"],
  ["421 in the greeting", { greeting: "421 4.3.2 too busy" }, "away"],
  ["450 in the greeting", { greeting: "450 4.3.2 not yet" }, "away"],
  ["another protocol's greeting", { greeting: "HTTP/1.1 400 Bad Request" }, "away"],
  ["no greeting", { greeting: HANGS_UP }, "away"],
  ["half a greeting", { greeting: { raw: "22", ...HANGS_UP } }, "away"],
  ["500 to EHLO, as old servers say", { EHLO: "500 5.5.1 what?" }, "sent"],
  ["nonsense to EHLO, and HELO works", { EHLO: "hello yourself" }, "sent"],
  ["550 to EHLO and to HELO", { EHLO: "550 5.7.1 you are on a list", HELO: "550 5.7.1 you are on a list" }, "away"],
  ["421 to EHLO", { EHLO: "421 4.7.0 try later" }, "away"],
  ["421 to HELO", { EHLO: "502 5.5.1 no", HELO: "421 4.7.0 try later" }, "away"],
  ["a line that is cut after EHLO", { EHLO: HANGS_UP }, "away"],
  ["an answer to EHLO without an end", { EHLO: { raw: "250-more\r\n".repeat(150_000) } }, "away"],
];

const WHO_ASKS: readonly Dialogue[] = [
  ["a right password", { EHLO: offer("AUTH PLAIN LOGIN") }, "sent", "with a password"],
  ["535, a wrong password", { EHLO: offer("AUTH PLAIN"), AUTH: "535 5.7.8 wrong" }, "away", "with a password"],
  ["454, no way to look it up", { EHLO: offer("AUTH PLAIN"), AUTH: "454 4.7.0 come back" }, "away", "with a password"],
  ["534, too weak a way", { EHLO: offer("AUTH PLAIN"), AUTH: "534 5.7.9 not like this" }, "away", "with a password"],
  ["a line that is cut after the password", { EHLO: offer("AUTH PLAIN"), AUTH: HANGS_UP }, "away", "with a password"],
  ["454, TLS that is offered and out of order", { EHLO: offer("STARTTLS"), STARTTLS: "454 4.7.0 no certificate" }, "away"],
  ["501 to an offered STARTTLS", { EHLO: offer("STARTTLS"), STARTTLS: "501 5.5.4 what?" }, "away"],
  ["a line that is cut after STARTTLS", { EHLO: offer("STARTTLS"), STARTTLS: { raw: "220 go\r\n", ...HANGS_UP } }, "away"],
  ["nonsense in place of TLS", { EHLO: offer("STARTTLS"), STARTTLS: { raw: "220 go\r\n250 nothing secret\r\n", ...HANGS_UP } }, "away"],
  ["no TLS", {}, "away", "not on this machine"],
  ["TLS taken out of the offer on the way", { EHLO: offer("XXXXXXXX") }, "away", "not on this machine"],
  ["no EHLO, and so no TLS", { EHLO: "500 5.5.1 what?" }, "away", "not on this machine"],
  ["454, TLS out of order", { EHLO: offer("STARTTLS"), STARTTLS: "454 4.7.0 no certificate" }, "away", "not on this machine"],
];

const SENDER: readonly Dialogue[] = [
  ["421 to the sender", { MAIL: "421 4.3.2 shutting down" }, "away"],
  ["450 to the sender", { MAIL: "450 4.1.8 no such domain, today" }, "later"],
  ["451 to the sender", { MAIL: "451 4.3.0 trouble" }, "later"],
  ["452 to the sender", { MAIL: "452 4.3.1 no room" }, "later"],
  ["451 of several lines", { MAIL: "451-4.7.1 we do not know you yet\r\n451 4.7.1 come back" }, "later"],
  ["550 to the sender", { MAIL: "550 5.7.1 not from you" }, "never"],
  ["553 to the sender", { MAIL: "553 5.1.7 that is no address" }, "never"],
  ["530 to the sender, for want of a password", { MAIL: "530 5.7.0 authentication required" }, "away"],
  ["nonsense to the sender", { MAIL: "maybe" }, "away"],
  ["a line that is cut after the sender", { MAIL: HANGS_UP }, "away"],
];

const RECIPIENT: readonly Dialogue[] = [
  ["251, it is forwarded", { RCPT: "251 2.1.5 will go on to <other@studio.example>" }, "sent"],
  ["252, it is taken unseen", { RCPT: "252 2.5.0 will try" }, "sent"],
  ["450, greylisted", { RCPT: "450 4.7.1 greylisted for 300 s" }, "later"],
  ["451, greylisted", { RCPT: "451 4.7.1 greylisting in action, come back" }, "later"],
  ["452, a full mailbox", { RCPT: "452 4.2.2 over quota" }, "later"],
  ["450 with the words of a lasting trouble", { RCPT: "450 5.1.1 hmm" }, "later"],
  ["421 to the recipient", { RCPT: "421 4.7.0 too many connections" }, "away"],
  ["500 to the recipient", { RCPT: "500 5.5.2 what?" }, "never"],
  ["550, no such mailbox", { RCPT: "550 5.1.1 <mika@studio.example> is unknown" }, "never"],
  ["550 of several lines", { RCPT: "550-5.1.1 no such mailbox,\r\n550-5.1.1 and there never was,\r\n550 5.1.1 sorry" }, "never"],
  ["550 with the words of a passing trouble", { RCPT: "550 4.7.1 hmm" }, "never"],
  ["550 without words", { RCPT: "550" }, "never"],
  ["551, gone elsewhere", { RCPT: "551 5.1.6 moved" }, "never"],
  ["552, a mailbox that is full for good", { RCPT: "552 5.2.2 full" }, "never"],
  ["553, a name that is not allowed", { RCPT: "553 5.1.3 no" }, "never"],
  ["554, by policy", { RCPT: "554 5.7.1 no" }, "never"],
  [
    "550 to a recipient that was sent on with all the rest",
    { EHLO: offer("PIPELINING"), RCPT: "550 5.1.1 no", DATA: "554 5.5.1 none" },
    "never",
  ],
  ["450 to one, and the text is asked for all the same", { EHLO: offer("PIPELINING"), RCPT: "450 4.7.1 come back" }, "later"],
  ["450, and the way back is closed", { RCPT: "450 4.7.1 come back", RSET: "500 5.5.1 what?" }, "later"],
  ["450, and nothing more", { RCPT: { raw: "450 4.7.1 come back\r\n", ...HANGS_UP } }, "later"],
  ["a line that is cut after the recipient", { RCPT: HANGS_UP }, "away"],
  ["a line that is cut in the middle of 550", { RCPT: { raw: "55", ...HANGS_UP } }, "away"],
];

const MESSAGE: readonly Dialogue[] = [
  ["all at once", { EHLO: offer("PIPELINING") }, "sent"],
  ["250 where it should ask for the text", { DATA: "250 2.0.0 go ahead" }, "sent"],
  ["421 before the text", { DATA: "421 4.3.2 shutting down" }, "away"],
  ["451 before the text", { DATA: "451 4.3.0 trouble" }, "later"],
  ["554 before the text", { DATA: "554 5.5.1 nobody to send it to" }, "never"],
  ["a line that is cut before the text", { DATA: HANGS_UP }, "away"],
  ["a line that is cut in the middle of the text", { DATA: { raw: "354 go ahead\r\n", ...HANGS_UP } }, "away"],
  ["250 of several lines", { message: "250-2.0.0 queued\r\n250 2.0.0 as 4711" }, "sent"],
  ["421 after the text", { message: "421 4.3.2 shutting down" }, "away"],
  ["451 after the text", { message: "451 4.3.0 the filter is away" }, "later"],
  ["452 after the text", { message: "452 4.3.1 no room" }, "later"],
  ["450 after the text, greylisted by content", { message: "450 4.7.1 come back" }, "later"],
  ["550 after the text", { message: "550 5.7.1 spam" }, "never"],
  ["552, too large", { message: "552 5.3.4 too large" }, "never"],
  ["554 after the text", { message: "554 5.6.0 no" }, "never"],
  ["nonsense after the text", { message: "thanks!" }, "away"],
  ["a line that is cut after the text", { message: HANGS_UP }, "away"],
];

export const DIALOGUES: readonly Dialogue[] = [...BEFORE_THE_MAIL, ...WHO_ASKS, ...SENDER, ...RECIPIENT, ...MESSAGE];

const SILENT = { then: "stay silent" } as const;
/** Each ends when our patience does. */
export const SILENCES: readonly Dialogue[] = [
  ["in place of a greeting", { greeting: SILENT }, "away"],
  ["in the middle of a greeting", { greeting: { raw: "220 ma", ...SILENT } }, "away"],
  ["after EHLO", { EHLO: SILENT }, "away"],
  ["in place of TLS", { EHLO: offer("STARTTLS"), STARTTLS: { raw: "220 go\r\n", ...SILENT } }, "away"],
  ["after the sender", { MAIL: SILENT }, "away"],
  ["after the recipient", { RCPT: SILENT }, "away"],
  ["in the middle of a refusal", { RCPT: { raw: "550-no\r\n550", ...SILENT } }, "away"],
  ["before the text", { DATA: SILENT }, "away"],
  ["after the text", { message: SILENT }, "away"],
];
