import { RowArrow } from "./row-arrow.tsx";

type Props = { links: readonly { href: string; label: string }[]; className?: string };

/** Ways on from a page, each a row that is a link as a whole. */
export function RowLinks({ links, className }: Props) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href} className="border-t border-line">
          <a href={href} className="group flex h-full items-center justify-between gap-6 py-4 text-small hover:text-signal">
            <span className="text-balance">{label}</span>
            <RowArrow />
          </a>
        </li>
      ))}
    </ul>
  );
}
