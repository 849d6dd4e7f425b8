/** A picture of a whole mail as it will arrive. */
import type { ReactNode } from "react";
import { BrandMark } from "./brand-mark.tsx";
import { site } from "#lib/content/site.ts";

type Props = {
  /** What it is. */ caption: string;
  subject: string;
  text?: string;
  /** Above the text, over the mail's whole width. */ picture?: ReactNode;
};

export function MailFigure({ caption, subject, text, picture }: Props) {
  return (
    <figure className="text-small">
      <figcaption className="mb-3 font-semibold">{caption}</figcaption>
      <div className="overflow-hidden rounded-lg border border-rule bg-raise">
        <p className="flex items-center gap-3.5 bg-line px-5 py-3 leading-snug">
          <BrandMark className="size-9 shrink-0" />
          <span className="grid min-w-0">
            <span className="text-note text-mute">{site.name}</span>
            <b className="font-semibold wrap-anywhere">{subject}</b>
          </span>
        </p>
        {picture}
        {text !== undefined && <p className="px-5 py-4">{text}</p>}
      </div>
    </figure>
  );
}
