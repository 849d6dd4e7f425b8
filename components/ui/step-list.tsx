type Props = {
  steps: readonly { title: string; text: string }[];
  /** One below the other, each beside its figure, for a list that has something beside it. */
  isNarrow?: boolean;
};

/** Steps in their order, each with its figure. */
export function StepList({ steps, isNarrow = false }: Props) {
  return (
    <ol className={`grid content-start gap-x-12 gap-y-10 ${isNarrow ? "" : "border-t border-line pt-10 md:grid-cols-3"}`}>
      {steps.map(({ title, text }, place) => (
        <li key={title} className={isNarrow ? "grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline" : undefined}>
          <span aria-hidden="true" className="block text-h2 leading-none font-normal text-tone">
            {place + 1}
          </span>
          <span className={`block ${isNarrow ? "" : "mt-4"}`}>
            <b className="block text-h3 leading-tight font-semibold">{title}</b>
            <span className="mt-2 block text-mute">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
