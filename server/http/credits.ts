/** The endpoints of credits: buying, the balance, and Stripe's webhook. */
import { PurchaseRequest } from "#schemas/purchase-request.ts";
import { findEmail } from "#server/accounts/read-account.ts";
import { findSession, requireSession } from "#server/accounts/session.ts";
import { bookEvent } from "#server/credits/book-event.ts";
import { purchaseCredits } from "#server/credits/purchase-credits.ts";
import { showCredits } from "#server/credits/show-credits.ts";
import { readSignedEvent } from "#server/credits/signed-event.ts";
import { canSell, requirePayments } from "#server/credits/stripe-client.ts";
import { Refusal } from "#server/refusal.ts";
import { success } from "./answer.ts";
import { endpoint, type Endpoints, parseBody } from "./endpoint.ts";
import { readText, STRIPE_WEBHOOK, WEBHOOK_BODY_BYTES } from "./read-body.ts";

export const CREDIT_ENDPOINTS: Endpoints = {
  "/api/v1/purchase-credits": {
    POST: endpoint("purchase-credits", async (server, client, request) => {
      const purchase = await parseBody(PurchaseRequest, request);
      if (!canSell(server.env)) throw new Refusal("PAYMENTS_UNAVAILABLE");
      return success(await purchaseCredits(server, purchase, await requireSession(server, request), client));
    }),
  },
  "/api/v1/credits": {
    GET: endpoint("credits", async (server, _client, request) => {
      const { accountId } = await requireSession(server, request);
      const purchase = new URL(request.url).searchParams.get("purchase") ?? undefined;
      return success(await showCredits(server, accountId, purchase));
    }),
  },
  /** What a static page cannot contain: whether credits are sold, and whether somebody is signed in. */
  "/api/v1/credits-offer": {
    GET: endpoint("credits-offer", async (server, _client, request) =>
      success({ isOpen: canSell(server.env), isSignedIn: (await findSession(server, request)) !== undefined }),
    ),
  },
  [STRIPE_WEBHOOK]: {
    POST: endpoint("stripe-webhook", async (server, _client, request) => {
      const payments = await requirePayments(server.env);
      const body = await readText(request, WEBHOOK_BODY_BYTES);
      const event = readSignedEvent(payments, body, request.headers.get("stripe-signature") ?? "", server.now());
      await bookEvent(server, findEmail, event);
      return success();
    }),
  },
};
