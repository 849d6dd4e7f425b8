/** Steps with large numbers. */
export function StepList({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="grid gap-x-12 gap-y-10 border-t border-line pt-10 md:grid-cols-3">
      {steps.map(({ title, text }, place) => (
        <li key={title}>
          <span aria-hidden="true" className="block text-h1 leading-none font-normal text-tone">
            {place + 1}
          </span>
          <b className="mt-5 block text-h3 leading-tight font-semibold">{title}</b>
          <span className="mt-2 block text-mute">{text}</span>
        </li>
      ))}
    </ol>
  );
}
