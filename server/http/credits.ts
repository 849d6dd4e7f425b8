/** The endpoints of credits: buying, the balance, and Stripe's webhook. */
import { PurchaseRequest } from "#schemas/purchase-request.ts";
import { bookEvent } from "#server/credits/book-event.ts";
import type { Buyer, FindEmail } from "#server/credits/buyers.ts";
import { purchaseCredits } from "#server/credits/purchase-credits.ts";
import { showCredits } from "#server/credits/show-credits.ts";
import { readSignedEvent } from "#server/credits/signed-event.ts";
import { canSell, requirePayments } from "#server/credits/stripe-client.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { success } from "./answer.ts";
import { endpoint, parseBody } from "./endpoint.ts";
import { readText, STRIPE_WEBHOOK, WEBHOOK_BODY_BYTES } from "./read-body.ts";

type Accounts = { findSession: (server: Server, request: Request) => Promise<Buyer | undefined>; findEmail: FindEmail };

/** @param accounts Who is signed in, and how a buyer is reached. */
export function creditEndpoints({ findSession, findEmail }: Accounts) {
  const requireBuyer = async (server: Server, request: Request): Promise<Buyer> => {
    const buyer = await findSession(server, request);
    if (buyer === undefined) throw new Refusal("SIGN_IN_REQUIRED");
    return buyer;
  };
  return {
    "/api/v1/purchase-credits": {
      POST: endpoint("purchase-credits", async (server, client, request) => {
        const purchase = await parseBody(PurchaseRequest, request);
        if (!canSell(server.env)) throw new Refusal("PAYMENTS_UNAVAILABLE");
        return success(await purchaseCredits(server, purchase, await requireBuyer(server, request), client));
      }),
    },
    "/api/v1/credits": {
      GET: endpoint("credits", async (server, _client, request) => {
        const buyer = await requireBuyer(server, request);
        const purchase = new URL(request.url).searchParams.get("purchase") ?? undefined;
        return success(await showCredits(server, buyer.accountId, purchase));
      }),
    },
    /** What a static page cannot know: whether credits are sold, and whether somebody is signed in. */
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
}
