import { type RawBuilder, sql } from "kysely";

/** A condition: whether a column's text ends with one of these. @param ends At least one, without the signs % and _. */
export const endsWithOneOf = (column: string, ends: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    ends.map((end) => sql`${sql.ref(column)} like ${`%${end}`}`),
    sql` or `,
  )})`;
