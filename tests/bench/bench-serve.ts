/** `npm run bench:serve`: how fast the built site is served, and what that needs. */
import { runCommand } from "#scripts/lib/command.ts";
import { HELP, readServeOptions } from "./serve/options.ts";

await runCommand({ help: HELP, needs: ["content", "build"], read: readServeOptions }, async (options) => {
  const { measureServers } = await import("./serve/measure-servers.ts");
  return measureServers(options);
});
