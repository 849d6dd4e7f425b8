/** Queries on tables and columns that a library names at run time. */
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import type { Queries } from "./database.ts";

export type Value = string | number | null;
export type Row = Record<string, Value>;
type AnyTables = Record<string, Row>;

const OPERATORS = { eq: "=", ne: "<>", lt: "<", lte: "<=", gt: ">", gte: ">=", in: "in" } as const;
/** All conditions must hold. */
export type Condition = { column: string; operator: keyof typeof OPERATORS; value: Value | readonly Value[] };

export const isOperator = (name: string): name is Condition["operator"] => name in OPERATORS;

const untyped = (db: Queries) => db as unknown as Kysely<AnyTables>;

const matching = (conditions: readonly Condition[]) => (builder: ExpressionBuilder<AnyTables, string>) =>
  builder.and(conditions.map((condition) => comparison(builder, condition)));

function comparison(builder: ExpressionBuilder<AnyTables, string>, { column, operator, value }: Condition): Expression<SqlBool> {
  if (value === null) return builder(column, operator === "ne" ? "is not" : "is", null);
  return builder(column, OPERATORS[operator], value as Value);
}

export const insertRow = (db: Queries, table: string, row: Row): Promise<Row> =>
  untyped(db).insertInto(table).values(row).returningAll().executeTakeFirstOrThrow();

export const findRows = (db: Queries, table: string, conditions: readonly Condition[], limit: number): Promise<Row[]> =>
  untyped(db).selectFrom(table).selectAll().where(matching(conditions)).limit(limit).execute();

export async function countRows(db: Queries, table: string, conditions: readonly Condition[]): Promise<number> {
  const query = untyped(db).selectFrom(table).where(matching(conditions));
  const { count } = await query.select((builder) => builder.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return count;
}

export const updateRows = (db: Queries, table: string, conditions: readonly Condition[], values: Row): Promise<Row[]> =>
  untyped(db).updateTable(table).set(values).where(matching(conditions)).returningAll().execute();

/** @returns The deleted rows: of concurrent calls, only one gets a row. */
export const deleteRows = (db: Queries, table: string, conditions: readonly Condition[]): Promise<Row[]> =>
  untyped(db).deleteFrom(table).where(matching(conditions)).returningAll().execute();
