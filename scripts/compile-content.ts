/** `npm run compile:content`: content is checked and then compiled into `.contentlayer`. Exits 1 with the checker's report on any problem. */
import { compileContent } from "./lib/compile-content.ts";

try {
  const { files } = await compileContent();
  console.log(`content: ${String(files)} files compiled`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
