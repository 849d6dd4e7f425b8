/** Asks the Nu Html Checker about every document of a folder, in one run of Java. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { requireJava } from "./find-java.ts";

export type HtmlError = {
  /** Below the folder: `en/3dx.html`. */
  file: string;
  line: number;
  column: number;
  message: string;
  /** The piece of the document that it means. */
  extract: string;
};

type Report = {
  messages: {
    type: "error" | "non-document-error";
    url?: string;
    lastLine?: number;
    firstColumn?: number;
    lastColumn?: number;
    message: string;
    extract?: string;
  }[];
};

const JAR = join(dirname(createRequire(import.meta.url).resolve("vnu-jar/package.json")), "build/dist/vnu.jar");
/** Bytes. A site that is wrong in every document has a lot to say. */
const LONGEST_REPORT = 256 * 1024 * 1024;

/** @throws when the folder holds no document, or the checker did not run. */
export function checkDocuments(folder: string): { documents: number; errors: HtmlError[] } {
  const documents = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith(".html")).length;
  if (documents === 0) throw new Error(`${folder} holds no document: run npm run build first`);
  const { stdout, stderr, error } = spawnSync(
    requireJava(),
    // The stack is what the checker asks for, with room for deep documents. It walks the folder itself.
    ["-Xss8m", "-jar", JAR, "--errors-only", "--skip-non-html", "--format", "json", "--stdout", folder],
    { encoding: "utf8", maxBuffer: LONGEST_REPORT },
  );
  if (error !== undefined) throw error;
  return { documents, errors: parseReport(stdout, stderr).messages.map((message) => errorOf(folder, message)) };
}

/** Whether there were errors says the report; no report at all is another matter. */
function parseReport(stdout: string, stderr: string): Report {
  try {
    return JSON.parse(stdout) as Report;
  } catch (cause) {
    throw new Error(`the Nu Html Checker gave no report:\n${stdout.slice(0, 2_000)}${stderr.slice(0, 2_000)}`, { cause });
  }
}

function errorOf(folder: string, { url, lastLine = 1, firstColumn, lastColumn = 1, message, extract = "" }: Report["messages"][number]) {
  const file = url?.startsWith("file:") === true ? relative(folder, fileURLToPath(url)).replaceAll("\\", "/") : (url ?? "");
  return { file, line: lastLine, column: firstColumn ?? lastColumn, message, extract };
}
