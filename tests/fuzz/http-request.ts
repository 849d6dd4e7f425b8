/** A request as parts and as bytes. All strings are Latin-1: a character is a byte. */

/** How the body's length is declared; from "short" on, wrongly. */
export type Framing = "none" | "length" | "chunked" | "short" | "long" | "bad-chunks" | "both" | "two-lengths";

export type HttpRequest = {
  method: string;
  target: string;
  version: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
  framing: Framing;
};

/** Methods that Node's parser accepts; it may close the connection for CONNECT, TRACE and unknown ones. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "PURGE", "SEARCH"]);
/** Half of Node's limit (`--max-http-header-size` is 16 KiB). */
const SAFE_HEAD_BYTES = 8 * 1024;
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/u;
const FRAMING_HEADERS = new Set(["content-length", "transfer-encoding"]);

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

function framed({ body, framing }: HttpRequest): { headers: string[]; body: string } {
  const half = Math.ceil(body.length / 2);
  const chunks = `${body === "" ? "" : chunk(body.slice(0, half))}${half < body.length ? chunk(body.slice(half)) : ""}0\r\n\r\n`;
  const length = (bytes: number) => `Content-Length: ${bytes}`;
  const encoding = "Transfer-Encoding: chunked";
  switch (framing) {
    case "none":
      return { headers: [], body: "" };
    case "length":
      return { headers: [length(body.length)], body };
    case "chunked":
      return { headers: [encoding], body: chunks };
    case "short":
      return { headers: [length(Math.max(0, body.length - 3))], body };
    case "long":
      return { headers: [length(body.length + 100)], body };
    case "bad-chunks":
      return { headers: [encoding], body: `-5\r\n${body}\r\nzz\r\n0\r\n\r\n` };
    case "both":
      return { headers: [length(body.length), encoding], body: chunks };
    case "two-lengths":
      return { headers: [length(body.length), length(body.length + 1)], body };
  }
}

/** @returns The head with its empty line, and the body, so that a case can wait between them. */
export function writeRequest(request: HttpRequest): { head: string; body: string } {
  const { headers, body } = framed(request);
  const lines = [
    `${request.method} ${request.target} HTTP/${request.version}`,
    ...request.headers.map(([name, value]) => `${name}: ${value}`),
    ...headers,
  ];
  return { head: `${lines.join("\r\n")}\r\n\r\n`, body };
}

/** Whether RFC 9112 gives a server no reason to refuse to parse it, whatever the response is. */
export function isWellFormed(request: HttpRequest): boolean {
  const { method, target, version, headers, framing } = request;
  const names = headers.map(([name]) => name.toLowerCase());
  return (
    METHODS.has(method) &&
    /^(?:https?:\/\/[\w.-]+(?::\d{1,5})?)?\/[!-~]*$/u.test(target) &&
    /^1\.[01]$/u.test(version) &&
    headers.every(([name, value]) => TOKEN.test(name) && /^[\t -~\u{80}-\u{ff}]*$/u.test(value)) &&
    names.filter((name) => name === "host").length === 1 &&
    !names.some((name) => FRAMING_HEADERS.has(name)) &&
    ["none", "length", "chunked"].includes(framing) &&
    // HTTP/1.0 has no chunked encoding.
    !(version === "1.0" && framing === "chunked") &&
    writeRequest(request).head.length <= SAFE_HEAD_BYTES
  );
}

/** Whether the request contains all bytes that the server waits for. */
export const isComplete = ({ framing }: HttpRequest): boolean => framing !== "long";
