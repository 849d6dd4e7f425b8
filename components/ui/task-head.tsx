import { Fragment, type ReactNode } from "react";
import { headingId } from "#lib/heading-id.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import type { Locale } from "#schemas/locale.ts";
import { FieldCorner } from "./field-corner.tsx";
import type { FieldDrawing } from "./field-drawings.ts";
import { ProblemSign } from "./field-problem.tsx";

type TitleProps = {
  /** What the page is, where its headline does not say it. */
  name?: string;
  headline: readonly string[];
  locale: Locale;
  lead?: string;
  /** Above sections whose headings are large themselves. */
  isLarge?: boolean;
};
type Props = TitleProps & {
  /** What the sound field beside the heading shows, as on `PageHead`; on narrow screens the space is the task's, unless nothing is heard. */
  drawing?: FieldDrawing;
  /** Stands beside everything in place of the field, and below it on narrow screens. */
  figure?: ReactNode;
  children?: ReactNode;
};

/** The top of a page that is there to do one thing: its heading in one line, so that the thing itself is seen without scrolling. */
export function TaskHead({ drawing, figure, children, ...title }: Props) {
  const isStage = drawing !== undefined || figure !== undefined;
  return (
    <div className={`relative isolate overflow-hidden ${isStage ? "stage stage-top page-head" : ""}`}>
      {drawing !== undefined && <FieldCorner drawing={drawing} isWideOnly={drawing.isSilent !== true} isSmall />}
      <div
        className={`mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 px-5 pt-14 pb-9 md:px-8 ${drawing?.isSilent ? "max-sm:pb-72 md:pb-14" : figure === undefined ? "md:pb-10" : "items-start *:last:max-w-xl lg:grid-cols-[minmax(0,1fr)_auto] lg:pb-14 lg:*:last:w-[27rem]"}`}
      >
        <div className={drawing === undefined ? undefined : drawing.isSilent ? "sm:max-lg:max-w-[26rem] lg:max-w-2xl" : "lg:max-w-2xl"}>
          <div className="ended:hidden">
            <TaskTitle {...title} isLarge={isStage} />
          </div>
          {children}
        </div>
        {figure}
      </div>
    </div>
  );
}

/** The heading and its lead alone, where what is to be done stands beside them. */
export function TaskTitle({ name, headline, locale, lead, isLarge = false }: TitleProps) {
  return (
    <>
      {name !== undefined && <p className="mb-4 text-small font-semibold text-balance text-mute">{name}</p>}
      <h1 id={headingId(headline.join(" "))} className={`text-task ${isLarge ? "lg:text-[3.25rem]" : ""}`}>
        {headline.map((line, place) => (
          <Fragment key={line}>
            {place > 0 && sentenceSpace(locale)}
            <span className="inline-block max-sm:block">{line}</span>
          </Fragment>
        ))}
      </h1>
      {lead !== undefined && <TaskLead>{lead}</TaskLead>}
    </>
  );
}

/** Alone where something stands beside it, but not beside the heading. */
export const TaskLead = ({ isStrong = false, children }: { /** A warning. */ isStrong?: boolean; children: ReactNode }) => (
  <p className={`mt-4 max-w-[42em] sm:text-balance ${isStrong ? "flex items-center gap-2.5 font-semibold text-signal" : "text-mute"}`}>
    {isStrong && <ProblemSign className="shrink-0" />}
    {isStrong ? <span>{children}</span> : children}
  </p>
);
