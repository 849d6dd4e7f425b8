import type { SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { type MailSink, openMailSink as open } from "#tests/faults/mail-sink.ts";

/** A real mail server, closed at the end of the test. */
export async function openMailSink(options?: SMTPServerOptions): Promise<MailSink> {
  const sink = await open(options);
  onTestFinished(() => sink.close());
  return sink;
}
