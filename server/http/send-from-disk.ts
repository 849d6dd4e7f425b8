/** Streams a file from the disk. */
import { type FileHandle, open } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import type { ByteRange } from "./byte-range.ts";
import { turnOf } from "./turn-of.ts";

/** Bytes that are read at a time. */
const CHUNK = 64 * 1024;
/** Buffers that no stream is using: taking a new one for each chunk would leave V8 with garbage that it collects late. */
const idle: Buffer[] = [];
/** So many of them are kept: 1 MB. */
const MOST_IDLE = 16;

export type OpenFile = {
  handle: FileHandle;
  /** Bytes. */
  size: number;
  /** When it was last changed, in milliseconds. */
  changed: number;
};

/**
 * Opens a file when it is the response's turn, and closes it in every case.
 *
 * @throws when the file is gone; nothing has been sent then.
 */
export async function withFile(place: string, response: ServerResponse, work: (file: OpenFile) => Promise<void>): Promise<void> {
  await turnOf(response);
  const handle = await open(place);
  try {
    const { size, mtimeMs } = await handle.stat();
    await work({ handle, size, changed: mtimeMs });
  } finally {
    await handle.close();
  }
}

/** Sends a part of a file after its headers. Ends when the client has taken it or is gone; a file that became shorter breaks the connection. */
export async function sendBytes(handle: FileHandle, { start, end }: ByteRange, response: ServerResponse): Promise<void> {
  const buffer = idle.pop() ?? Buffer.allocUnsafe(CHUNK);
  let position = start;
  while (position <= end && !response.destroyed) {
    const { bytesRead } = await handle.read(buffer, 0, Math.min(CHUNK, end + 1 - position), position);
    if (bytesRead === 0 || !(await write(response, buffer.subarray(0, bytesRead)))) break;
    position += bytesRead;
  }
  // A connection that broke may still hold the buffer.
  if (position <= end) {
    response.destroy();
    return;
  }
  if (idle.length < MOST_IDLE) idle.push(buffer);
  response.end();
}

/** @returns Whether the bytes have been handed to the system. */
const write = (response: ServerResponse, bytes: Buffer) =>
  new Promise<boolean>((resolve) => {
    const gone = () => {
      resolve(false);
    };
    response.once("close", gone);
    response.write(bytes, (error) => {
      response.off("close", gone);
      resolve(error === null || error === undefined);
    });
  });
