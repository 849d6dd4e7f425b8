import { TextLink } from "./text-link.tsx";

export type Step = { title: string; text: string; /** Help with it. */ link?: { href: string; label: string } | undefined };
type Props = { steps: readonly Step[] };

/** Steps in their order, each with its figure. */
export function StepList({ steps }: Props) {
  return (
    <ol className="grid content-start gap-x-12 gap-y-10 md:grid-cols-3">
      {steps.map(({ title, text, link }, place) => (
        <li key={title} className="flex max-md:grid max-md:grid-cols-[3.5rem_minmax(0,1fr)] max-md:items-baseline md:flex-col">
          <span aria-hidden="true" className="block text-h2 leading-none font-normal text-tone">
            {place + 1}
          </span>{" "}
          <span className="block md:mt-4">
            <b className="block text-h3 leading-tight font-semibold md:max-lg:text-body">{title}</b>{" "}
            <span className="mt-2 block text-mute">{text}</span>
          </span>{" "}
          {/* Of steps side by side, links are level. */}
          {link !== undefined && (
            <span className="mt-auto pt-3 text-small max-md:col-start-2">
              <TextLink href={link.href}>{link.label}</TextLink>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
