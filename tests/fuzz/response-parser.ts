/**
 * Parses HTTP/1.1 responses strictly by RFC 9112. Client libraries tolerate what this must report: repeated lengths, bare line
 * feeds, bytes that belong to no response.
 */

export type HttpAnswer = {
  status: number;
  /** Names in lower case; repeated headers are joined by ", ". */
  headers: ReadonlyMap<string, string>;
  /** The first MAX_BODY_BYTES of the body, Latin-1. */
  body: string;
  bodyBytes: number;
};

const MAX_BODY_BYTES = 64 * 1024;
const MAX_HEAD_BYTES = 32 * 1024;
const STATUS_LINE = /^HTTP\/1\.1 (?<status>[1-5]\d\d) [\t -~]*$/u;
const FIELD = /^(?<name>[!#$%&'*+.^_`|~\w-]+):[\t ]*(?<value>[\t -~\u{80}-\u{ff}]*?)[\t ]*$/u;

export class MalformedAnswer extends Error {}

type Rest = { kind: "length"; left: number } | { kind: "close" } | { kind: "chunk-size" } | { kind: "chunk"; left: number };

export class ResponseParser {
  readonly answers: HttpAnswer[] = [];
  #buffer: Buffer = Buffer.alloc(0);
  #current: { status: number; headers: Map<string, string>; body: Buffer[]; kept: number; bytes: number; rest: Rest } | undefined;
  readonly #methods: readonly string[];

  /** @param methods Of the requests, in order, because a response to HEAD has no body. GET is assumed beyond the list. */
  constructor(methods: readonly string[]) {
    this.#methods = methods;
  }

  /** Whether a response has begun and not ended. */
  get isInside(): boolean {
    return this.#current !== undefined || this.#buffer.length > 0;
  }

  /** @throws MalformedAnswer with the problem and the bytes at that position. */
  feed(bytes: Buffer): void {
    this.#buffer = this.#buffer.length === 0 ? bytes : Buffer.concat([this.#buffer, bytes]);
    while (this.#step());
  }

  /** Call it when the connection has ended, which ends a response without a length. @returns Whether all responses are complete. */
  end(): boolean {
    if (this.#current?.rest.kind === "close") this.#finish();
    return !this.isInside;
  }

  /** @returns Whether it made progress, so that another step may be possible. */
  #step(): boolean {
    if (this.#current === undefined) return this.#readHead();
    const { rest } = this.#current;
    if (rest.kind === "chunk-size") return this.#readChunkSize();
    if (rest.kind === "close") return this.#takeBody(this.#buffer.length) > 0;
    const taken = this.#takeBody(rest.left);
    rest.left -= taken;
    if (rest.left > 0) return false;
    if (rest.kind === "length") {
      this.#finish();
      return true;
    }
    if (this.#buffer.length < 2) return false;
    this.#expectLineEnd();
    this.#current.rest = { kind: "chunk-size" };
    return true;
  }

  #readHead(): boolean {
    const end = this.#buffer.indexOf("\r\n\r\n");
    if (end === -1) {
      if (this.#buffer.length > MAX_HEAD_BYTES) throw this.#malformed("a head without an end");
      // Distinguishes garbage from an incomplete head.
      const begin = this.#buffer.subarray(0, 9).toString("latin1");
      if (!"HTTP/1.1 ".startsWith(begin)) throw this.#malformed("bytes that are no answer");
      return false;
    }
    const [line = "", ...fields] = this.#buffer.subarray(0, end).toString("latin1").split("\r\n");
    const status = Number(STATUS_LINE.exec(line)?.groups?.status);
    if (!Number.isInteger(status)) throw this.#malformed("a status line that is none");
    const headers = new Map<string, string>();
    for (const field of fields) {
      const { name, value } = FIELD.exec(field)?.groups ?? {};
      if (name === undefined || value === undefined) throw this.#malformed(`the header line ${JSON.stringify(field)}`);
      const key = name.toLowerCase();
      if (headers.has(key) && ["content-length", "transfer-encoding", "content-type", "location", "etag"].includes(key))
        throw this.#malformed(`${key} twice`);
      headers.set(key, headers.has(key) ? `${headers.get(key) ?? ""}, ${value}` : value);
    }
    this.#buffer = this.#buffer.subarray(end + 4);
    // An interim response such as 100 Continue has no body, and is not counted.
    if (status >= 100 && status < 200 && status !== 101) return true;
    const method = this.#methods[this.answers.length] ?? "GET";
    this.#current = { status, headers, body: [], kept: 0, bytes: 0, rest: this.#bodyOf(method, status, headers) };
    return true;
  }

  #bodyOf(method: string, status: number, headers: ReadonlyMap<string, string>): Rest {
    const length = headers.get("content-length");
    const encoding = headers.get("transfer-encoding");
    if (length !== undefined && encoding !== undefined) throw this.#malformed("a length and a transfer coding");
    if (length !== undefined && !/^\d{1,15}$/u.test(length)) throw this.#malformed(`Content-Length: ${length}`);
    if (encoding !== undefined && encoding !== "chunked") throw this.#malformed(`Transfer-Encoding: ${encoding}`);
    if (method === "HEAD" || status === 204 || status === 304) return { kind: "length", left: 0 };
    if (length !== undefined) return { kind: "length", left: Number(length) };
    return { kind: encoding === undefined ? "close" : "chunk-size" };
  }

  #readChunkSize(): boolean {
    const end = this.#buffer.indexOf("\r\n");
    if (end === -1) {
      if (this.#buffer.length > 32) throw this.#malformed("a chunk size without an end");
      return false;
    }
    const size = this.#buffer.subarray(0, end).toString("latin1");
    if (!/^[\da-f]{1,8}$/iu.test(size)) throw this.#malformed(`the chunk size ${JSON.stringify(size)}`);
    const left = Number.parseInt(size, 16);
    if (left > 0) {
      this.#buffer = this.#buffer.subarray(end + 2);
      if (this.#current !== undefined) this.#current.rest = { kind: "chunk", left };
      return true;
    }
    // The server sends no trailers, so an empty line follows the last chunk.
    if (this.#buffer.length < end + 4) return false;
    this.#buffer = this.#buffer.subarray(end + 2);
    this.#expectLineEnd();
    this.#finish();
    return true;
  }

  #takeBody(max: number): number {
    const part = this.#buffer.subarray(0, max);
    this.#buffer = this.#buffer.subarray(part.length);
    if (this.#current === undefined) return 0;
    const { body, kept } = this.#current;
    if (kept < MAX_BODY_BYTES) body.push(Buffer.from(part.subarray(0, MAX_BODY_BYTES - kept)));
    this.#current.kept = Math.min(MAX_BODY_BYTES, kept + part.length);
    this.#current.bytes += part.length;
    return part.length;
  }

  #expectLineEnd(): void {
    if (this.#buffer.subarray(0, 2).toString("latin1") !== "\r\n") throw this.#malformed("a chunk that is longer than it says");
    this.#buffer = this.#buffer.subarray(2);
  }

  #finish(): void {
    if (this.#current === undefined) return;
    const { status, headers, body, bytes } = this.#current;
    this.answers.push({ status, headers, body: Buffer.concat(body).toString("latin1"), bodyBytes: bytes });
    this.#current = undefined;
  }

  #malformed(what: string): MalformedAnswer {
    return new MalformedAnswer(`${what}, at ${JSON.stringify(this.#buffer.subarray(0, 80).toString("latin1"))}`);
  }
}
