import { TextLink } from "./text-link.tsx";

type Props = { title: string; links: readonly { href: string; label: string }[] };

/** Where to go from here, in one line. Used by islands: no server imports here. */
export function NextLinks({ title, links }: Props) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className="mt-6">
      <p className="text-small text-mute">{title}</p>
      <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
