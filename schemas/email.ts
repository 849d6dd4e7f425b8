/** An e-mail address that a mail server would take. Written with zod/mini: forms in browsers ask it, too. */
import * as z from "zod/mini";

/** RFC 5321, section 4.5.3.1, and RFC 1035: octets. Longer ones are refused on the way, and their mails would come back. */
const LIMITS = { address: 254, local: 64, label: 63 };

function hasLengths(address: string): boolean {
  const [local = "", domain = ""] = address.split("@");
  return (
    local.length <= LIMITS.local &&
    domain.split(".").every((label) => label.length <= LIMITS.label && !label.startsWith("-") && !label.endsWith("-"))
  );
}

/** The pattern takes ASCII only, so that letters are octets. Length comes first: no pattern reads a long text. */
export const Email = z.pipe(z.string().check(z.maxLength(LIMITS.address)), z.email()).check(z.refine(hasLengths));
