/** The database between two runs of the server, without the server's code. */
import Libsql from "libsql";
import { join } from "node:path";
import pg from "pg";

/** Makes all waiting mails due. */
const MAKE_DUE = "update outbox set due_at = 0, lease = null where state = 'waiting'";
const COUNT = "select count(*) as count from outbox where state = 'waiting'";

/** What a transaction that was cut in two would leave of an account, by the name of the fault. */
const HALF_ACCOUNTS = {
  "an account without a way to sign in":
    "select a.id from accounts a where not exists (select 1 from account_credentials c where c.account_id = a.id)",
  "an account that nobody can open, without a link":
    "select a.id from accounts a where a.email_verified = 0 and not exists (select 1 from account_links l where l.account_id = a.id and l.kind = 'confirm')",
  "a link without its mail": "select l.id from account_links l where not exists (select 1 from outbox o where o.id = l.mail_id)",
  "a rest of a deleted account":
    "select r.account_id as id from (select account_id from account_credentials union all select account_id from account_sessions union all select account_id from account_passkeys union all select account_id from account_links where account_id is not null) r where not exists (select 1 from accounts a where a.id = r.account_id)",
};
const ACCOUNTS = "select email from accounts";

const BALANCES =
  "select p.account_id as account, sum(e.amount) as balance from credit_entries e join credit_payments p on p.id = e.payment_id where p.account_id is not null group by p.account_id";

export type Store = {
  /** @returns What is damaged; undefined if nothing is. */
  findDamage: () => Promise<string | undefined>;
  /** @returns A sentence for each account that is half there. */
  findHalfAccounts: () => Promise<string[]>;
  /** @returns The addresses of all accounts. */
  listAccounts: () => Promise<Set<string>>;
  makeDue: () => Promise<void>;
  countWaiting: () => Promise<number>;
  /** @returns The ledger's sum in cents, by account. */
  readBalances: () => Promise<Map<string, number>>;
};

async function findHalves(query: (text: string) => Promise<readonly unknown[]>): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, text] of Object.entries(HALF_ACCOUNTS)) {
    const rows = (await query(text)) as { id: string }[];
    found.push(...rows.map(({ id }) => `${fault}: ${id}`));
  }
  return found;
}

const toAddresses = (rows: readonly unknown[]) => new Set((rows as { email: string }[]).map(({ email }) => email));

const toBalances = (rows: readonly unknown[]) =>
  new Map((rows as { account: string; balance: number | string }[]).map(({ account, balance }) => [account, Number(balance)]));

export function sqliteStore(folder: string): Store {
  const within = async <Result>(work: (database: Libsql.Database) => Result | Promise<Result>): Promise<Result> => {
    const database = new Libsql(join(folder, "site.db"), { timeout: 5000 });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
  return {
    findDamage: () =>
      within((database) => {
        const [row] = database.prepare("pragma integrity_check").all() as { integrity_check: string }[];
        return row?.integrity_check === "ok" ? undefined : row?.integrity_check;
      }),
    findHalfAccounts: () => within((database) => findHalves((text) => Promise.resolve(database.prepare(text).all()))),
    listAccounts: () => within((database) => toAddresses(database.prepare(ACCOUNTS).all())),
    makeDue: () =>
      within((database) => {
        database.exec(MAKE_DUE);
      }),
    countWaiting: () => within((database) => (database.prepare(COUNT).all() as { count: number }[])[0]?.count ?? 0),
    readBalances: () => within((database) => toBalances(database.prepare(BALANCES).all())),
  };
}

export function postgresStore(url: string): Store {
  const query = async (text: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    // A sign-up or link without its mail means that a transaction was not atomic.
    async findDamage() {
      const requests = "(select mail_id from sign_ups union all select mail_id from download_links)";
      const rows = await query(`select r.mail_id from ${requests} r left join outbox o on o.id = r.mail_id where o.id is null`);
      return rows.length === 0 ? undefined : `${rows.length} requests without their mail`;
    },
    findHalfAccounts: () => findHalves(query),
    listAccounts: async () => toAddresses(await query(ACCOUNTS)),
    async makeDue() {
      await query(MAKE_DUE);
    },
    countWaiting: async () => Number((await query(COUNT))[0]?.count ?? 0),
    readBalances: async () => toBalances(await query(BALANCES)),
  };
}
