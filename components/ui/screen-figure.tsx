/** A small screen of a product or, with an address, a page in a browser, drawn beside the text that explains it. Decoration. */
import type { ReactNode } from "react";

type Props = {
  /** At the top of the window. */ title: string;
  /** The product's; without it, ink. */ hue?: number;
  /** In a browser's bar. */ address?: string;
  /** A sentence. */ text?: string;
  /** The field's label. */ field?: string;
  /** What is typed in it. */ value?: string;
  /** What is shown in its place, to be typed elsewhere. */ code?: string;
  /** The label of a ticked box. */ ticked?: string;
  /** What has been done, with a tick. */ done?: string;
  /** The last one is the main one. */ buttons: readonly string[];
  /** The button that the text is about: it has a ring around it, and the others are dim. */ press?: string;
  /** Below the window, in the page's language: what it is. */ caption?: string;
  /** It holds a picture of its own. */ isLarge?: boolean;
  /** Before the buttons. */ children?: ReactNode;
};

export function ScreenFigure({
  title,
  hue,
  address,
  text,
  field,
  value,
  code,
  ticked,
  done,
  buttons,
  press,
  caption,
  isLarge = false,
  children,
}: Props) {
  return (
    <div data-hue={hue} className="stage screen-figure">
      <div
        lang={address === undefined ? "en" : undefined}
        aria-hidden="true"
        className={`glass mx-auto ${isLarge ? "max-w-xl" : "max-w-md"} rounded-lg border border-rule bg-paper text-small text-ink [box-shadow:var(--shadow-window)]`}
      >
        {address === undefined ? (
          <p className="flex items-center gap-2 border-b border-line px-4 py-2.5 font-semibold">
            <svg viewBox="-12 -12 24 24" width="18" height="18" fill="none">
              <circle r="10" className="stroke-tone" strokeWidth="1.5" />
              <circle r="4" className="fill-tone" />
            </svg>
            <span>{title}</span>
          </p>
        ) : (
          <p className="flex items-center gap-3 border-b border-line px-4 py-2 text-note text-mute">
            <svg viewBox="0 0 40 12" width="40" height="12" fill="currentColor" className="shrink-0">
              <circle cx="6" cy="6" r="4" />
              <circle cx="20" cy="6" r="4" />
              <circle cx="34" cy="6" r="4" />
            </svg>
            <span className="grow truncate rounded-full bg-raise px-3 py-1">{address}</span>
          </p>
        )}
        <div className="grid gap-4 p-4 sm:p-6">
          {address !== undefined && <p className="text-h3 leading-tight font-semibold">{title}</p>}
          {text !== undefined && <p className="font-medium">{text}</p>}
          {field !== undefined && (
            <p className="grid gap-1.5 text-note text-mute">
              <span>{field}</span>
              {code === undefined ? (
                <span
                  className={`flex h-10 items-center overflow-hidden rounded-sm border border-rule px-3 whitespace-nowrap text-ink ${address === undefined ? "font-mono" : ""}`}
                >
                  {value}
                </span>
              ) : (
                <span className="py-2 text-center font-mono text-h2 leading-tight whitespace-nowrap text-ink">{code}</span>
              )}
            </p>
          )}
          {ticked !== undefined && (
            <p className="flex items-center gap-2.5 text-note">
              <svg viewBox="0 0 16 16" width="16" height="16" fill="none" strokeWidth="1.5">
                <rect x="0.75" y="0.75" width="14.5" height="14.5" rx="2" className="fill-tone stroke-tone" />
                <path d="M4 8.3l2.8 2.8L12 5.6" className="stroke-on-signal" strokeWidth="2" />
              </svg>
              {ticked}
            </p>
          )}
          {done !== undefined && (
            <p className="flex items-center gap-3 font-semibold">
              <svg viewBox="0 0 24 24" width="24" height="24" fill="none" strokeWidth="2" className="shrink-0 stroke-tone">
                <circle cx="12" cy="12" r="11" />
                <path d="M7 12.3l3.4 3.4L17 9" />
              </svg>
              <span>{done}</span>
            </p>
          )}
          {children}
          {buttons.length > 0 && (
            <p className="flex flex-wrap justify-end gap-2.5 font-semibold">
              {buttons.map((label) => (
                <span
                  key={label}
                  className={`rounded-sm border px-4 py-1.5 ${press !== undefined && label !== press ? "border-line text-mute" : label === buttons.at(-1) ? "border-tone bg-tone text-on-signal" : "border-rule"} ${label === press ? "outline-2 outline-offset-3 outline-ink" : ""}`}
                >
                  {label}
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
      {caption !== undefined && <p className="mt-4 text-center text-note text-balance text-mute">{caption}</p>}
    </div>
  );
}
