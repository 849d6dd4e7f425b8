import { expect, it, vi } from "vitest";

vi.mock("#lib/content/listed-pages.ts", () => ({ listsPage: () => false }));

it.each(["/api/auth/sign-up/email", "/api/auth/request-password-reset", "/api/v1/subscribe-newsletter", "/newsletter/confirm"])(
  "a site without the pages that mails would lead to has no endpoint %s",
  async (path) => {
    const { answerApiRequest } = await import("./endpoints.ts");
    const answer = await answerApiRequest(new Request(`http://localhost${path}`, { method: "POST" }), "192.0.2.1");
    expect(answer.status).toBe(404);
  },
);
