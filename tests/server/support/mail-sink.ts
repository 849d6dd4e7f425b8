import type { SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished } from "vitest";
import { type MailSink, openMailSink as open } from "#tests/faults/mail-sink.ts";
import { listMailFaults } from "#tests/support/mail-faults.ts";

/** A real mail server, closed at the end of the test. Whatever a test is about, the mails to visitors that arrived have no fault. */
export async function openMailSink(options?: SMTPServerOptions): Promise<MailSink> {
  const sink = await open(options);
  onTestFinished(async () => {
    await sink.close();
    // The one mail to staff quotes a visitor, who may have written anything.
    const toVisitors = sink.mails.filter(({ parsed }) => parsed.html?.includes('href="mailto:') === false);
    expect(toVisitors.flatMap(({ parsed: { subject = "", text = "", html = "" } }) => listMailFaults({ subject, text, html }))).toEqual([]);
  });
  return sink;
}
