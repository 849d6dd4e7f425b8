/** A picture of a mail as it will arrive, in its own words. A ring marks its button, in ink: it is to be pressed in the mail, not here. */
import type { ReactNode } from "react";
import { BrandMark } from "./brand-mark.tsx";
import { site } from "#lib/content/site.ts";

type Props = {
  /** What to do with it, or what it is. */ caption: string;
  subject: string;
  text: readonly string[];
  button?: string;
  /** In small letters: how long it works. */ after?: readonly string[];
  /** Above the text, over the mail's whole width. */ picture?: ReactNode;
};

export function MailFigure({ caption, subject, text, button, after = [], picture }: Props) {
  return (
    <figure className="text-small">
      <figcaption className="mb-3 font-semibold">{caption}</figcaption>
      <div className="overflow-hidden rounded-lg border border-rule bg-raise text-note">
        <p className="flex items-center gap-3.5 bg-line px-5 py-3 leading-snug">
          <BrandMark className="size-9 shrink-0" />
          <span className="grid min-w-0">
            <span className="text-mute">{site.name}</span>
            <b className="text-small font-semibold wrap-anywhere">{subject}</b>
          </span>
        </p>
        {picture}
        <div className="grid justify-items-start gap-4 px-5 pt-4 pb-5">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {button !== undefined && (
            <p className="m-1 rounded-sm bg-ink px-5 py-2 text-small font-semibold text-paper outline-2 print:text-ink outline-offset-3 outline-rule">
              {button}
            </p>
          )}
          {after.map((paragraph) => (
            <p key={paragraph} className="text-mute">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </figure>
  );
}
