/**
 * Wraps a client component that wakes by itself in the finished document (components/islands/runtime/loader.ts). Its
 * HTML is made at build like everything else; props must be plain data, because they travel as JSON.
 */
import type { ComponentType, ReactNode } from "react";
import { findRenderer } from "./handed-renderer.ts";
import type { IslandName, IslandProps } from "#components/islands/registry.ts";

type Props<Name extends IslandName> = {
  name: Name;
  /**
   * `touch`: at the first pointer, focus or key on it. `asked`: at once when the address holds `?q=`, `?get=` or `?user_code=`, else
   * at a touch, so that nobody loads what they did not ask for. `token`: at once when the page was opened by a mailed link. `person`: at the first sign of a person anywhere on the page, not at a scanner.
   * `returned`: at once when the visitor comes back from a payment (`?purchase=`) or has signed in (`?signed-in`), else as `person`.
   */
  when: "touch" | "asked" | "token" | "person" | "returned";
  /** The letter that, with Ctrl or Command, presses the island's first button from anywhere on the page: no key does so alone (WCAG 2.1.4). */
  shortcut?: string;
  of: (props: IslandProps<Name>) => ReactNode;
  props: IslandProps<Name>;
};

export function Island<Name extends IslandName>({ name, when, shortcut, of, props }: Props<Name>) {
  const Component = findRenderer()?.islands.get(name) ?? (of as ComponentType<object>);
  return (
    <div className="contents print:hidden" data-island={name} data-when={when} data-shortcut={shortcut} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
