/**
 * The database adapter of better-auth on the site's own connection and tables: times are milliseconds of the server's clock,
 * booleans 1 and 0, and tokens and codes are stored as keyed hashes, whose originals only the caller has.
 */
import { type CleanedWhere, createAdapterFactory } from "better-auth/adapters";
import {
  type Condition,
  countRows,
  deleteRows,
  findRows,
  insertRow,
  isOperator,
  type Row,
  updateRows,
  type Value,
} from "#server/db/untyped.ts";
import { newId } from "#server/random.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import { readerOf, writeFor } from "./transaction.ts";

const HASHED = new Set(["token_hash", "device_code_hash", "user_code_hash"]);

export const secretHash = ({ secret }: Pick<Server, "secret">, text: string) => keyedHash(secret, "account-token", text);

type Given = Readonly<Record<string, unknown>>;

/** @returns What `database` of better-auth's options takes. */
export function authAdapter(server: Server) {
  const stored = (column: string, value: unknown) =>
    (HASHED.has(column) && typeof value === "string" ? secretHash(server, value) : value) as Value;
  const toRow = (values: object): Row =>
    Object.fromEntries(Object.entries(values).map(([column, value]) => [column, stored(column, value)]));
  const toConditions = (where: readonly CleanedWhere[]): Condition[] =>
    where.map(({ field, operator, value, connector }) => {
      if (!isOperator(operator) || connector === "OR") throw new Error(`better-auth used a condition that the adapter lacks: ${operator}`);
      return { column: field, operator, value: Array.isArray(value) ? value.map((item) => stored(field, item)) : stored(field, value) };
    });

  const updateOne = (model: string, where: readonly CleanedWhere[], values: Given) =>
    writeFor(server, async (db) => {
      const [row] = await updateRows(db, model, toConditions(where), toRow(values));
      return resultOf(row, { ...givenIn(where), ...values });
    });

  // Milliseconds between the server's clock, in which times are stored, and the machine's, with which better-auth compares them.
  const clockDifference = () => server.now() - Date.now();

  return createAdapterFactory({
    config: {
      adapterId: "site",
      supportsBooleans: false,
      supportsDates: true,
      supportsNumericIds: false,
      customIdGenerator: newId,
      customTransformInput: ({ data }: { data: unknown }): unknown => (data instanceof Date ? data.getTime() + clockDifference() : data),
      customTransformOutput: ({ data, fieldAttributes }: { data: unknown; fieldAttributes: { type: unknown } }): unknown =>
        fieldAttributes.type === "date" && typeof data === "number" ? new Date(data - clockDifference()) : data,
    },
    // better-auth names the type of a row that it expects: it is the table's, whose columns auth.ts maps.
    adapter: () => ({
      create: ({ model, data }) =>
        writeFor(server, async (db) => withOriginals(await insertRow(db, model, toRow(data)), data)) as Promise<typeof data>,
      update: ({ model, where, update }) => updateOne(model, where, update as Given),
      updateMany: ({ model, where, update }) =>
        writeFor(server, async (db) => (await updateRows(db, model, toConditions(where), toRow(update))).length),
      findOne: async ({ model, where }) => {
        const [row] = await findRows(readerOf(server), model, toConditions(where), 1);
        return resultOf(row, givenIn(where));
      },
      findMany: async <Result>({ model, where = [], limit }: { model: string; where?: CleanedWhere[]; limit: number }) =>
        (await findRows(readerOf(server), model, toConditions(where), limit)) as Result[],
      delete: async ({ model, where }) => {
        await writeFor(server, (db) => deleteRows(db, model, toConditions(where)));
      },
      deleteMany: ({ model, where }) => writeFor(server, async (db) => (await deleteRows(db, model, toConditions(where))).length),
      consumeOne: ({ model, where }) =>
        writeFor(server, async (db) => {
          const [row] = await deleteRows(db, model, toConditions(where));
          return resultOf(row, givenIn(where));
        }),
      incrementOne: ({ model, where, increment, set = {} }) => {
        if (Object.keys(increment).length > 0) throw new Error("better-auth used a counter, which the adapter lacks");
        return updateOne(model, where, set);
      },
      count: ({ model, where = [] }) => countRows(readerOf(server), model, toConditions(where)),
    }),
  });
}

const givenIn = (where: readonly CleanedWhere[]): Given => Object.fromEntries(where.map(({ field, value }) => [field, value]));

/** Puts the originals of hashed values back that the caller gave. */
const withOriginals = (row: Row, given: Given): Given =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, HASHED.has(column) ? (given[column] ?? value) : value]));

/** @returns A row of the type that better-auth's caller names. */
const resultOf = (row: Row | undefined, given: Given) => (row === undefined ? null : withOriginals(row, given)) as never;
