/** `npm start`: serves the build in dist/, as `node dist/server.mjs` does. Plain JavaScript, so that no loader slows the server down. */
import { existsSync } from "node:fs";

const SERVER = new URL("../dist/server.mjs", import.meta.url);
const [argument] = process.argv.slice(2);

if (argument === "--help" || argument === "-h") {
  console.log("npm start\n\nServes the build in dist/ on http://localhost:3000. Environment variables set the rest: docs/deploying.md.");
} else if (argument !== undefined) {
  console.error(`there is no option ${argument}: environment variables set the server up, see docs/deploying.md`);
  process.exitCode = 2;
} else if (existsSync(SERVER)) {
  await import(SERVER.href);
} else {
  console.error("a build is missing (there is no dist/server.mjs): run npm run build first");
  process.exitCode = 2;
}
