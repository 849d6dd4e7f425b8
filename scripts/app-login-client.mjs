/**
 * A reference client for desktop apps: signs in with a code (OAuth 2.0 device authorization grant, RFC 8628). Needs only Node.
 *
 *   node scripts/app-login-client.mjs https://www.vendor.example
 */
/* global fetch, URLSearchParams */
import { setTimeout as sleep } from "node:timers/promises";

const CLIENT_ID = "hub";
const [origin = "http://localhost:3000"] = process.argv.slice(2);

/** Posts a form. @returns The response as JSON, with its status. */
async function post(path, values) {
  const response = await fetch(new URL(path, origin), { method: "POST", body: new URLSearchParams({ client_id: CLIENT_ID, ...values }) });
  return { status: response.status, ...(await response.json()) };
}

/** Waits until the code was entered. @returns The token. @throws if it was denied, or has expired. */
async function waitForToken({ device_code, interval = 5, expires_in }) {
  let seconds = interval;
  for (const end = Date.now() + expires_in * 1000; Date.now() < end;) {
    await sleep(seconds * 1000);
    const answer = await post("/api/auth/device/token", { device_code, grant_type: "urn:ietf:params:oauth:grant-type:device_code" });
    if (answer.status === 200) return answer.access_token;
    // RFC 8628, section 3.5: five seconds more from now on.
    if (answer.error === "slow_down") seconds += 5;
    else if (answer.error !== "authorization_pending") throw new Error(answer.error_description ?? answer.error);
  }
  throw new Error("the code has expired");
}

const code = await post("/api/auth/device/code", {});
if (code.status !== 200) throw new Error(code.error_description ?? code.errorCode);
console.log(`Open ${code.verification_uri}\nand enter ${code.user_code}`);
const token = await waitForToken(code);
// A real app keeps the token in the system's keychain.
const account = await fetch(new URL("/api/auth/account", origin), { headers: { Authorization: `Bearer ${token}` } });
console.log(`Signed in as ${(await account.json()).account.email}`);
