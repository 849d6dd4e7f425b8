/** The library for WebAuthn, which is loaded when the first passkey is used: it takes 70 ms, and most servers never need it. */
export const webauthn = () => import("@simplewebauthn/server");
