import { errorCode, messageOf } from "./errors.ts";

/**
 * @param error Why a server cannot listen.
 * @param host Its address; `undefined` for all interfaces.
 * @returns A sentence for the operator, which begins with the variable to change.
 */
export function listenMistake(error: unknown, port: number, host: string | undefined): string {
  switch (errorCode(error)) {
    case "EADDRINUSE":
      return `PORT: another program listens on port ${port}; stop it, or write another port`;
    case "EACCES":
      return `PORT: this user may not listen on port ${port}; write a port from 1024`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST: ${host ?? ""} is no address of this machine; write one of its addresses, such as 127.0.0.1, or 0.0.0.0 for all`;
    default:
      return `HOST, PORT: ${messageOf(error)}`;
  }
}
