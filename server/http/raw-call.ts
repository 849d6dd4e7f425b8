/** A call to the API as plain data, so that it can be passed from the thread that holds the connection to the one that answers. */

export type RawCall = {
  method: string;
  /** Path in the normal form of request-target.ts, with the query as it was sent. */
  target: string;
  headers: [name: string, value: string][];
  /** Of a body that is too long, one byte more than read-body.ts accepts. */
  body: Uint8Array<ArrayBuffer>;
  /** IP address of the client: client-address.ts. */
  address: string;
};

export type RawAnswer = {
  status: number;
  headers: Record<string, string>;
  /** A stream for an installer; no body for null. */
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
};

/** Answers one call. Never rejects. */
export type AnswerRawCall = (call: RawCall) => Promise<RawAnswer>;
