import { type FileHandle, open } from "node:fs/promises";
import type { ByteRange } from "./byte-range.ts";

/** Large enough for few system calls, small enough for a thousand slow clients. */
const CHUNK_BYTES = 128 * 1024;

/**
 * A part of a file as a stream that reads as fast as the client does. The first read opens the file, so that nothing stays open
 * for a client that has gone.
 *
 * @param settle Called once, when the stream ends or is cancelled, with the number of bytes that were not sent.
 */
export function fileBody(
  path: string,
  { start, end }: ByteRange,
  settle: (unsentBytes: number) => void = () => undefined,
): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  let position = start;
  let isSettled = false;
  // Called again by a read that was cancelled while it was opening the file.
  const finish = async () => {
    if (!isSettled) settle(end + 1 - position);
    isSettled = true;
    await file?.close();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          file ??= await open(path);
          const length = Math.min(CHUNK_BYTES, end + 1 - position);
          const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, position);
          // The file has become shorter. The error breaks the connection, by which the client notices it.
          if (bytesRead === 0) throw new Error("the file ended too early");
          position += bytesRead;
          controller.enqueue(bytesRead === length ? buffer : buffer.subarray(0, bytesRead));
          if (position <= end) return;
          await finish();
          controller.close();
        } catch (error) {
          await finish();
          throw error;
        }
      },
      cancel: finish,
    },
    { highWaterMark: 0 },
  );
}
