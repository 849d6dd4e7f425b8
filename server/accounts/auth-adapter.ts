/**
 * The database adapter of better-auth on the site's own connection and tables: times are milliseconds, booleans 1 and 0, and
 * tokens and codes are stored as keyed hashes, whose originals only the caller has.
 */
import { createAdapterFactory, type CleanedWhere } from "better-auth/adapters";
import { type Expression, type ExpressionBuilder, Kysely, type SqlBool } from "kysely";
import type { Queries } from "#server/db/database.ts";
import { newId } from "#server/random.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import { readerOf, writeFor } from "./transaction.ts";

type Value = string | number | null;
type Row = Record<string, Value>;
/** better-auth names tables and columns at run time. */
type AnyTables = Record<string, Row>;

const HASHED = new Set(["token_hash", "device_code_hash", "user_code_hash"]);
const OPERATORS = { eq: "=", ne: "<>", lt: "<", lte: "<=", gt: ">", gte: ">=", in: "in" } as const;

const untyped = (db: Queries) => db as unknown as Kysely<AnyTables>;

export const secretHash = ({ secret }: Pick<Server, "secret">, text: string) => keyedHash(secret, "account-token", text);

/** @returns What `database` of better-auth's options takes. */
export function authAdapter(server: Server) {
  const stored = (column: string, value: unknown) => (HASHED.has(column) && typeof value === "string" ? secretHash(server, value) : value);
  const toRow = (values: object): Row =>
    Object.fromEntries(Object.entries(values).map(([column, value]) => [column, stored(column, value) as Value]));
  /** Puts the originals back that the caller gave. */
  const fromRow = <Result>(row: Row | undefined, given: Readonly<Record<string, unknown>>): Result | null =>
    row === undefined
      ? null
      : (Object.fromEntries(
          Object.entries(row).map(([column, value]) => [column, HASHED.has(column) ? (given[column] ?? value) : value]),
        ) as Result);
  const givenIn = (where: readonly CleanedWhere[]) => Object.fromEntries(where.map(({ field, value }) => [field, value]));

  const matching = (where: readonly CleanedWhere[]) => (builder: ExpressionBuilder<AnyTables, string>) =>
    builder.and(where.map((condition) => comparison(builder, condition)));
  const comparison = (
    builder: ExpressionBuilder<AnyTables, string>,
    { field, operator, value, connector }: CleanedWhere,
  ): Expression<SqlBool> => {
    if (!(operator in OPERATORS) || connector === "OR") throw new Error(`better-auth used a condition that the adapter lacks: ${operator}`);
    if (value === null) return builder(field, operator === "ne" ? "is not" : "is", null);
    const comparable = Array.isArray(value) ? value.map((item) => stored(field, item)) : stored(field, value);
    return builder(field, OPERATORS[operator as keyof typeof OPERATORS], comparable as Value);
  };

  const updateOne = async <Result>(model: string, where: readonly CleanedWhere[], values: object): Promise<Result | null> =>
    writeFor(server, async (db) => {
      const row = await untyped(db).updateTable(model).set(toRow(values)).where(matching(where)).returningAll().executeTakeFirst();
      return fromRow<Result>(row as Row | undefined, { ...givenIn(where), ...values });
    });

  return createAdapterFactory({
    config: {
      adapterId: "site",
      supportsBooleans: false,
      supportsDates: true,
      supportsNumericIds: false,
      customIdGenerator: newId,
      customTransformInput: ({ data }: { data: unknown }): unknown => (data instanceof Date ? data.getTime() : data),
      customTransformOutput: ({ data, fieldAttributes }: { data: unknown; fieldAttributes: { type: unknown } }): unknown =>
        fieldAttributes.type === "date" && typeof data === "number" ? new Date(data) : data,
    },
    adapter: () => ({
      create: async <Result extends Record<string, unknown>>({ model, data }: { model: string; data: Result }) =>
        writeFor(server, async (db) => {
          const row = await untyped(db).insertInto(model).values(toRow(data)).returningAll().executeTakeFirstOrThrow();
          return fromRow<Result>(row as Row, data)!;
        }),
      update: ({ model, where, update }) => updateOne(model, where, update as object),
      updateMany: async ({ model, where, update }) =>
        writeFor(server, async (db) => {
          const { numUpdatedRows } = await untyped(db).updateTable(model).set(toRow(update)).where(matching(where)).executeTakeFirst();
          return Number(numUpdatedRows);
        }),
      findOne: async <Result>({ model, where }: { model: string; where: CleanedWhere[] }) => {
        const row = await untyped(readerOf(server)).selectFrom(model).selectAll().where(matching(where)).limit(1).executeTakeFirst();
        return fromRow<Result>(row as Row | undefined, givenIn(where));
      },
      findMany: async <Result>({ model, where = [], limit }: { model: string; where?: CleanedWhere[] | undefined; limit: number }) => {
        const rows = await untyped(readerOf(server)).selectFrom(model).selectAll().where(matching(where)).limit(limit).execute();
        return rows as Result[];
      },
      delete: async ({ model, where }) => {
        await writeFor(server, (db) => untyped(db).deleteFrom(model).where(matching(where)).execute());
      },
      deleteMany: async ({ model, where }) =>
        writeFor(server, async (db) => {
          const { numDeletedRows } = await untyped(db).deleteFrom(model).where(matching(where)).executeTakeFirst();
          return Number(numDeletedRows);
        }),
      // One statement: of concurrent calls only one gets the row.
      consumeOne: async <Result>({ model, where }: { model: string; where: CleanedWhere[] }) =>
        writeFor(server, async (db) => {
          const row = await untyped(db).deleteFrom(model).where(matching(where)).returningAll().executeTakeFirst();
          return fromRow<Result>(row as Row | undefined, givenIn(where));
        }),
      incrementOne: async ({ model, where, increment, set = {} }) => {
        if (Object.keys(increment).length > 0) throw new Error("better-auth used a counter, which the adapter lacks");
        return updateOne(model, where, set);
      },
      count: async ({ model, where = [] }) => {
        const query = untyped(readerOf(server))
          .selectFrom(model)
          .select((builder) => builder.fn.countAll<number>().as("count"));
        return Number((await query.where(matching(where)).executeTakeFirstOrThrow()).count);
      },
    }),
  });
}
