import { randomBytes } from "node:crypto";

/** An id of 96 random bits: nobody meets another's, and it is short enough not to be masked as a token in logs. */
export const newId = () => randomBytes(12).toString("base64url");
