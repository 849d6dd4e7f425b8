/** The command line of `npm run test:content-changes`. */
import { OptionError, parseOptions } from "#scripts/lib/options.ts";
import { type Change, CHANGES } from "./list-changes.ts";

export const HELP = `npm run test:content-changes -- [options]

Makes ordinary changes of content in scratch copies of the project, and runs the tests that depend on content.

  --only NAME    repeated: these changes alone; without, all of
                 ${CHANGES.map(({ name }) => name).join(", ")}
  --together     all of them in one copy
  --quick        the check and the unit tests that read the content folder; without the others, the build and the browser`;

const SPECIFICATION = {
  only: { type: "string", multiple: true },
  together: { type: "boolean", default: false },
  quick: { type: "boolean", default: false },
} as const;

/** `rounds` are the changes that are made in one copy each. */
export type Options = { rounds: readonly (readonly Change[])[]; quick: boolean };

/** @throws OptionError with a sentence for the terminal. */
export function readOptions(args: readonly string[]): Options {
  const { only = CHANGES.map(({ name }) => name), together, quick } = parseOptions(args, SPECIFICATION).values;
  const unknown = only.filter((name) => !CHANGES.some((change) => change.name === name));
  if (unknown.length > 0)
    throw new OptionError(`there is no change ${unknown.join(", ")}; the changes are ${CHANGES.map(({ name }) => name).join(", ")}`);
  const changes = CHANGES.filter(({ name }) => only.includes(name));
  return { rounds: together ? [changes] : changes.map((change) => [change]), quick };
}
