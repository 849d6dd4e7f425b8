import { Refusal } from "#server/refusal.ts";
import { failure } from "./answer.ts";

export const noSuchCall = async (): Promise<Response> => failure(new Refusal("NOT_FOUND"));
