/** The requests of the endpoints of accounts. Forms check fewer things; each endpoint checks addresses itself, as a wrong one has its own error code. */
import * as z from "zod";
import { isAppCode } from "./account-forms.ts";
import { Locale } from "./locale.ts";

/** Longer ones are refused before they are hashed. */
const Password = z.string().min(1).max(512);
const Address = z.string().max(320);
const Token = z.string().max(200);
const Name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((name) => !/\p{Cc}/u.test(name), "write it in one line");
/** The code of a desktop app that led here; it comes back in the mailed link. */
const AppCode = z.string().refine(isAppCode);

export const SignUpRequest = z.strictObject({
  name: Name,
  email: Address,
  password: Password,
  language: Locale.optional(),
  userCode: AppCode.optional(),
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

export const SignInRequest = z.strictObject({ email: Address, password: Password });
export type SignInRequest = z.infer<typeof SignInRequest>;

/** `send-verification-email` and `request-password-reset`. */
export const MailRequest = z.strictObject({ email: Address, language: Locale.optional() });
export type MailRequest = z.infer<typeof MailRequest>;

export const ConfirmAccountRequest = z.strictObject({ token: Token, password: Password });
export type ConfirmAccountRequest = z.infer<typeof ConfirmAccountRequest>;

export const ResetPasswordRequest = z.strictObject({ token: Token, newPassword: Password });
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

export const ChangePasswordRequest = z.strictObject({ currentPassword: Password, newPassword: Password });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

export const ChangeAddressRequest = z.strictObject({ newEmail: Address, password: Password });
export type ChangeAddressRequest = z.infer<typeof ChangeAddressRequest>;

/** `confirm-email-change` and `confirm-deletion`. */
export const TokenRequest = z.strictObject({ token: Token });

export const UpdateAccountRequest = z.strictObject({ name: Name.optional(), language: Locale.optional() });
export type UpdateAccountRequest = z.infer<typeof UpdateAccountRequest>;

/** `delete-user` and `remove-password`. */
export const PasswordRequest = z.strictObject({ password: Password });

/** `revoke-session` and `passkey/delete-passkey`. */
export const IdRequest = z.strictObject({ id: z.string().max(64) });

/** `device`, `device/approve` and `device/deny`. */
export const AppCodeRequest = z.strictObject({ userCode: z.string().max(20) });

const Base64url = z
  .string()
  .max(4096)
  .regex(/^[\w-]+$/u);
/** What both kinds of a browser's `PublicKeyCredential.toJSON()` have; fields that are not used are left out. */
const credential = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.object({
    id: Base64url,
    rawId: Base64url,
    type: z.literal("public-key"),
    response: z.object({ clientDataJSON: Base64url, ...response }),
    clientExtensionResults: z.object({}).default({}),
  });

/** A signature of a passkey that exists. */
export const PasskeyProof = credential({ authenticatorData: Base64url, signature: Base64url });
export type PasskeyProof = z.infer<typeof PasskeyProof>;
export const PasskeySignInRequest = z.strictObject({ response: PasskeyProof });

/** `passkey/generate-register-options`: with the password, or a passkey that the account has. */
export const PasskeyOptionsRequest = z.union([PasswordRequest, z.strictObject({ response: PasskeyProof })]);
export type PasskeyOptionsRequest = z.infer<typeof PasskeyOptionsRequest>;

const NewPasskey = credential({ attestationObject: Base64url });
export const AddPasskeyRequest = z.strictObject({ name: Name, response: NewPasskey });
export type AddPasskeyRequest = z.infer<typeof AddPasskeyRequest>;

/** Calls without a value. */
export const EmptyRequest = z.strictObject({});
