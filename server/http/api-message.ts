/** A request to the API and its response as plain data, which can be passed between threads. */

export type ApiRequest = {
  method: string;
  /** Path in the normal form of request-target.ts, with the query as it was sent. */
  target: string;
  headers: [name: string, value: string][];
  /** At most maxBodyBytes(path) + 1 of the body, so that a body that is too long can be recognised. */
  body: Uint8Array<ArrayBuffer>;
  /** The client's IP address, from client-address.ts. */
  address: string;
};

export type ApiResponse = {
  status: number;
  headers: Record<string, string>;
  /** A stream for an installer; null for no body. */
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
};

/** Answers one request. Never rejects. */
export type AnswerFromApi = (request: ApiRequest) => Promise<ApiResponse>;
