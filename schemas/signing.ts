/** `content/shared/signing.yaml`: the public key that confirms the signatures of installers. Installed plug-ins carry the same key. */
import * as z from "zod";

export const Signing = z.strictObject({
  publicKey: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/u, "write 44 base64 characters; npm run release:sign -- --new-key FILE writes them")
    .describe("Ed25519 public key in base64, as Sparkle's SUPublicEDKey. The private key never stands in the repository."),
});
