import { onTestFinished } from "vitest";
import { BUCKET, type ObjectStore, startObjectStore } from "#tests/faults/object-store.ts";

export { BUCKET, type ObjectStore };

/** An S3-compatible store, removed at the end of the test. */
export async function openObjectStore(): Promise<ObjectStore> {
  const store = await startObjectStore();
  onTestFinished(store.remove);
  return store;
}
