/** `npm run bench:api`: how many sign-ups a second the server takes. */
import { runCommand } from "#scripts/lib/command.ts";
import { parseOptions } from "#scripts/lib/options.ts";

const HELP = `npm run bench:api

Measures how many sign-ups a second the build in dist/ takes on SQLite and on PostgreSQL, each written to the disk and its mail to a
file, and whether visitors of pages notice. Nothing else should run on the machine.`;

await runCommand({ help: HELP, needs: ["content", "build"], read: (args) => parseOptions(args, {}) }, async () => {
  const { measureSignUps } = await import("./api/measure-sign-ups.ts");
  return (await measureSignUps()) ? 0 : 1;
});
