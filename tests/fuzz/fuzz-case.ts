/** What the fuzzer does on one connection, as data: it can be written to a file and done again. */

export type Action =
  /** Latin-1: each character is one byte. `times` repeats it. */
  | { do: "send"; bytes: string; times?: number }
  /** Milliseconds. */
  | { do: "wait"; ms: number }
  /** Until the first byte of an answer, the end of the connection, or 500 ms. */
  | { do: "wait-for-answer" }
  /** Leaves all answers unread in the socket's buffers. */
  | { do: "stop-reading" }
  /** Ends the sending side only (FIN). */
  | { do: "half-close" }
  | { do: "close" }
  /** RST instead of FIN. */
  | { do: "reset" };

/** What an answer is judged by. */
export type Asked = { method: string; target: string; bodyBytes: number };

export type FuzzCase = {
  name: string;
  actions: readonly Action[];
  /** The complete requests among what is sent, in order. */
  requests: readonly Asked[];
  /**
   * "answers": each request is well-formed and gets its answer in time. "settles": the server answers or closes in time.
   * "nothing": the case is incomplete or given up on purpose; whatever is answered must still be well-formed HTTP.
   */
  expect: "answers" | "settles" | "nothing";
};
