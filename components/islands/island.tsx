/**
 * Renders a client component to HTML and marks it for hydration in the finished document
 * (components/islands/runtime/loader.ts). Props must be plain data, because they are stored as JSON.
 */
import type { ComponentType, ReactNode } from "react";
import type { IslandName, IslandProps } from "./registry.ts";

type Props<Name extends IslandName> = {
  name: Name;
  /**
   * When the island is hydrated, if no pointer, focus or change event on it comes first. `touch`: never. `asked`: at once if the address
   * has a parameter `q`. `token`: at once if the page was opened by a mailed link. `person`: at the first user interaction anywhere on
   * the page, so that a mail scanner, which only opens the page, triggers nothing.
   */
  when?: "touch" | "asked" | "token" | "person";
  /** Keyboard shortcuts that press the island's first button from anywhere on the page: `/`, `mod+k`. */
  keys?: readonly string[];
  component: (props: IslandProps<Name>) => ReactNode;
  props: IslandProps<Name>;
};

export function Island<Name extends IslandName>({ name, when = "touch", keys, component, props }: Props<Name>) {
  const Component = component as ComponentType<object>;
  return (
    <div
      className="contents print:hidden"
      data-island={name}
      data-when={when}
      data-keys={keys?.join(" ")}
      data-props={JSON.stringify(props)}
    >
      <Component {...props} />
    </div>
  );
}
