/** An e-mail address that mail servers accept. Written with zod/mini because forms in browsers use it, too. */
import * as z from "zod/mini";

/** Octets (RFC 5321, section 4.5.3.1, and RFC 1035). Mail servers refuse longer addresses. */
const LIMITS = { address: 254, local: 64, label: 63 };

function hasLengths(address: string): boolean {
  const [local = "", domain = ""] = address.split("@");
  return (
    local.length <= LIMITS.local &&
    domain.split(".").every((label) => label.length <= LIMITS.label && !label.startsWith("-") && !label.endsWith("-"))
  );
}

/** Japanese keyboards type addresses in full width, and a space of their own behind them. */
const typed = z.string().check(z.normalize("NFKC"), z.trim());

/** The pattern accepts ASCII only, so a character is an octet. The length is checked first: patterns are slow on long texts. */
export const Email = z.pipe(typed.check(z.maxLength(LIMITS.address)), z.email()).check(z.refine(hasLengths));
