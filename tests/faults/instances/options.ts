/** The command line of `npm run test:instances`. */
import { parseOptions, wholeNumber } from "#scripts/lib/options.ts";

export type InstanceOptions = {
  /** Of load with kills. */
  seconds: number;
  /** Sign-ups a second. */
  rate: number;
  /** Seconds between kills. */
  killEvery: number;
};

export const HELP = `npm run test:instances -- [options]

Three instances of the built server on one PostgreSQL and one S3-compatible store, behind nginx with the recipe of deploy/nginx, with
clocks a minute apart. Visitors sign up and read pages while one instance after the other is killed with kill -9 and started again;
then all are restarted in turn, under the same load. Afterwards every accepted sign-up must have its mail once; a mail that was sent
twice must be explained by a kill between its delivery and its record in the outbox. Nothing else should run on the machine.

  --minutes 5       how long instances are killed (5)
  --rate 200        sign-ups a second (200)
  --kill-every 10   seconds between two kills (10)`;

/** @throws OptionError with a sentence for the terminal. */
export function readInstanceOptions(args: readonly string[]): InstanceOptions {
  const { values } = parseOptions(args, {
    minutes: { type: "string", default: "5" },
    rate: { type: "string", default: "200" },
    "kill-every": { type: "string", default: "10" },
  });
  return {
    seconds: wholeNumber("--minutes", values.minutes) * 60,
    rate: wholeNumber("--rate", values.rate, 10_000),
    killEvery: wholeNumber("--kill-every", values["kill-every"]),
  };
}
