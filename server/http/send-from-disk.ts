/** Streams files from the disk. */
import { type FileHandle, open } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import type { ByteRange } from "./byte-range.ts";

/** Bytes per read. */
const CHUNK_BYTES = 64 * 1024;
/** Unused buffers for reuse: a new buffer for each chunk would leave V8 with garbage that it collects late. */
const idleBuffers: Buffer[] = [];
/** 1 MB in total. */
const MAX_IDLE_BUFFERS = 16;

/** `size` is in bytes, `changed` the modification time in milliseconds. */
type OpenFile = { handle: FileHandle; size: number; changed: number };

/**
 * Opens a file when the response may be sent, and closes it in every case.
 *
 * @throws if the file does not exist; nothing has been sent then.
 */
export async function withFile(place: string, response: ServerResponse, work: (file: OpenFile) => Promise<void>): Promise<void> {
  await untilSocketAssigned(response);
  const handle = await open(place);
  try {
    const { size, mtimeMs } = await handle.stat();
    await work({ handle, size, changed: mtimeMs });
  } finally {
    await handle.close();
  }
}

/** Sends a part of a file after the headers. Resolves when the client has received it or disconnected; breaks the connection if the file has become shorter. */
export async function sendBytes(handle: FileHandle, { start, end }: ByteRange, response: ServerResponse): Promise<void> {
  const buffer = idleBuffers.pop() ?? Buffer.allocUnsafe(CHUNK_BYTES);
  let position = start;
  while (position <= end && !response.destroyed) {
    const { bytesRead } = await handle.read(buffer, 0, Math.min(CHUNK_BYTES, end + 1 - position), position);
    if (bytesRead === 0 || !(await write(response, buffer.subarray(0, bytesRead)))) break;
    position += bytesRead;
  }
  // The buffer is not reused, because the broken connection may still reference it.
  if (position <= end) {
    response.destroy();
    return;
  }
  if (idleBuffers.length < MAX_IDLE_BUFFERS) idleBuffers.push(buffer);
  response.end();
}

/** @returns Whether the bytes have been passed to the operating system. */
const write = (response: ServerResponse, bytes: Buffer) =>
  new Promise<boolean>((resolve) => {
    const closed = () => resolve(false);
    response.once("close", closed);
    response.write(bytes, (error) => {
      response.off("close", closed);
      resolve(error === null || error === undefined);
    });
  });

/**
 * Resolves when the response has the connection for itself, so that a file may be opened for it. Responses to pipelined
 * requests wait for the earlier ones. If the client disconnects, Node closes only the response that is being sent, and files
 * opened for later ones would never be closed. The promise then stays pending, and is garbage-collected.
 */
export function untilSocketAssigned(response: ServerResponse): Promise<void> {
  if (response.socket !== null) return Promise.resolve();
  return new Promise((resolve) => response.once("socket", () => resolve()));
}
