/** Components, tags and braces in the text of a field, which pages show as they are. */
import type { EntityName } from "#schemas/entities.ts";

/** Texts with arguments in braces. */
const WITH_ARGUMENTS: readonly EntityName[] = ["MailWords", "AnnouncementWords", "Phrases"];

const TAG = /<\/?[A-Za-z][^<>]*>/gu;
const TAG_OR_BRACE = /<\/?[A-Za-z][^<>]*>|[{}]/gu;

/** What a field of an entity may not have. Undefined for messages, which have tags and arguments. */
export const fieldMarkup = (entity: EntityName): RegExp | undefined =>
  entity === "Messages" ? undefined : WITH_ARGUMENTS.includes(entity) ? TAG : TAG_OR_BRACE;
