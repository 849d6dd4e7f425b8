/** What a finished page contains for machines. */
import { type FinishedPage, named } from "./finished-site.ts";
import { DomUtils } from "htmlparser2";

export type Thing = { "@type": string | string[]; [property: string]: unknown };

/** Everything in the page's blocks of linked data. @throws when a block is not JSON of that vocabulary. */
export function thingsOf({ root, address }: FinishedPage): Thing[] {
  const blocks = named(root, "script").filter(({ attribs }) => attribs.type === "application/ld+json");
  return blocks.flatMap((block) => {
    const data = JSON.parse(DomUtils.textContent(block)) as { "@context": string; "@graph": Thing[] };
    if (data["@context"] !== "https://schema.org") throw new Error(`${address}: a block of ${data["@context"]}`);
    return data["@graph"];
  });
}

export const ofType = (things: readonly Thing[], type: string): Thing[] => things.filter((thing) => [thing["@type"]].flat().includes(type));
