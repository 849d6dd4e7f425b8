import { answerCall } from "#server/http/calls.ts";

/** The preview's way to the calls; `npm start` answers them without Next. */
export const dynamic = "force-dynamic";
export {
  answerCall as DELETE,
  answerCall as GET,
  answerCall as HEAD,
  answerCall as OPTIONS,
  answerCall as PATCH,
  answerCall as POST,
  answerCall as PUT,
};
