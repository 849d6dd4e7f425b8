/**
 * A body that says, once, how many of its bytes nobody has taken: none when it was sent to the end, the rest when the client
 * hung up.
 *
 * @param length Bytes that the whole body has.
 */
export function countUnsent(body: ReadableStream<Uint8Array>, length: number, settle: (bytes: number) => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let unsent = length;
  let isSettled = false;
  const end = () => {
    if (isSettled) return;
    isSettled = true;
    settle(unsent);
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            end();
            controller.close();
            return;
          }
          unsent -= value.byteLength;
          controller.enqueue(value);
        } catch (error) {
          end();
          throw error;
        }
      },
      async cancel(reason) {
        end();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
