/** Where a visitor is, said in another language's address: the query goes along, and the heading, and a mailed link's token. */
import { mailToken } from "./forms/mail-token.ts";

export function samePlaceAt(path: string): string {
  const address = new URL(path, window.location.href);
  address.search = window.location.search;
  const token = mailToken();
  if (token !== undefined) address.searchParams.set("token", token);
  address.hash = headingOfAllLanguages() ?? window.location.hash;
  return address.href;
}

/** The anchor that the page has in every language for the heading of the address, which may be named by its own or by a former anchor. */
function headingOfAllLanguages(): string | undefined {
  // As the browser reads a hash: what is no code stands for itself.
  const anchor = window.location.hash.slice(1).replace(/(?:%[0-9A-F]{2})+/giu, (code) => {
    try {
      return decodeURIComponent(code);
    } catch {
      return code;
    }
  });
  const heading = document.getElementById(anchor)?.closest("h2, h3, h4");
  return heading?.querySelector("[data-alias]")?.id ?? heading?.id;
}
