import { type FileHandle, open } from "node:fs/promises";
import type { ByteRange } from "./byte-range.ts";

/** Few enough calls, little enough memory for a thousand slow readers. Bytes. */
const CHUNK = 128 * 1024;

/** A part of a file, read as fast as it is taken. Opened by the first read, so that nothing stays open for a client that has gone. */
export function fileBody(path: string, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  let position = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          file ??= await open(path);
          const length = Math.min(CHUNK, end + 1 - position);
          const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, position);
          // A shorter file than was promised: the connection breaks, and the client knows.
          if (bytesRead === 0) throw new Error("the file ended too early");
          position += bytesRead;
          controller.enqueue(bytesRead === length ? buffer : buffer.subarray(0, bytesRead));
          if (position <= end) return;
          await file.close();
          controller.close();
        } catch (error) {
          await file?.close();
          throw error;
        }
      },
      async cancel() {
        await file?.close();
      },
    },
    { highWaterMark: 0 },
  );
}
