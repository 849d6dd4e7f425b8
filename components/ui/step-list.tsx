type Props = { steps: readonly { title: string; text: string }[] };

/** Steps in their order, each with its figure. */
export function StepList({ steps }: Props) {
  return (
    <ol className="grid content-start gap-x-12 gap-y-10 md:grid-cols-3">
      {steps.map(({ title, text }, place) => (
        <li key={title} className="max-md:grid max-md:grid-cols-[3.5rem_minmax(0,1fr)] max-md:items-baseline">
          <span aria-hidden="true" className="block text-h2 leading-none font-normal text-tone">
            {place + 1}
          </span>{" "}
          <span className="block md:mt-4">
            <b className="block text-h3 leading-tight font-semibold">{title}</b> <span className="mt-2 block text-mute">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
