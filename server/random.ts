/** Random ids and tokens. The database stores only the hashes of tokens. */
import { createHash, randomBytes } from "node:crypto";
/** 96 bits. Short enough not to be masked as a token in the log. */
export const newId = () => randomBytes(12).toString("base64url");
/** 256 bits, for links in mails. */
export const newToken = () => randomBytes(32).toString("base64url");
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
