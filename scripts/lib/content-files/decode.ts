/** Bytes. No text or fact sheet is as large, and a file that was made to stop a parser needs a limit. */
export const MAX_FILE_SIZE = 256 * 1024;

export type Encoding = {
  bytes: number;
  tooLarge: boolean;
  /** Where the bytes stop being UTF-8, as an offset. */
  badByte?: number;
  /** The encoding that the bytes probably have. */
  looksLike?: string;
};

export type Decoded = { text: string; encoding: Encoding; /** Whether the bytes are UTF-8 of an accepted size. */ readable: boolean };

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Decodes a file. The byte order mark stays in the text, so that offsets are those of the file. */
export function decode(bytes: Uint8Array): Decoded {
  const encoding: Encoding = { bytes: bytes.byteLength, tooLarge: bytes.byteLength > MAX_FILE_SIZE };
  if (encoding.tooLarge) return { text: "", encoding, readable: false };
  try {
    return { text: utf8.decode(bytes), encoding, readable: true };
  } catch {
    const badByte = findBadByte(bytes);
    const looksLike = guess(bytes);
    // Latin-1 gives each byte one column, so that the position is still true.
    return {
      text: Buffer.from(bytes).toString("latin1"),
      encoding: { ...encoding, badByte, ...(looksLike ? { looksLike } : {}) },
      readable: false,
    };
  }
}

/** The first offset at which decoding fails, by bisection. A start that ends inside a character is still good. */
function findBadByte(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.byteLength;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isGoodStart(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function isGoodStart(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function guess(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "UTF-16";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "UTF-16";
  for (const [label, name] of [
    ["shift_jis", "Shift_JIS"],
    ["euc-jp", "EUC-JP"],
  ] as const) {
    try {
      if (/[\u3041-\u30ff]/u.test(new TextDecoder(label, { fatal: true }).decode(bytes))) return name;
    } catch {
      // Try the next encoding.
    }
  }
  return undefined;
}
