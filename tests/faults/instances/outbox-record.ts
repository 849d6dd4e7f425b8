/** What the outbox records of its mails, read without the server's code. */
import pg from "pg";

export type OutboxRecord = { messageId: string; state: string; answer: string | null };

export type OutboxReader = {
  listAll: () => Promise<OutboxRecord[]>;
  countWaiting: () => Promise<number>;
  /** Mails that some instance is delivering, with its lease. */
  listLeased: () => Promise<ReadonlyMap<string, string>>;
  /** Makes mails due whose instance is gone, which otherwise takes a minute. @param leased Of `listLeased`. */
  release: (leased: ReadonlyMap<string, string>) => Promise<void>;
  close: () => Promise<void>;
};

type LeasedRow = { message_id: string; lease: string };

export async function openOutboxReader(url: string): Promise<OutboxReader> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    async listAll() {
      const { rows } = await client.query<OutboxRecord>(`select message_id as "messageId", state, answer from outbox`);
      return rows;
    },
    async countWaiting() {
      const { rows } = await client.query<{ count: string }>("select count(*) as count from outbox where state = 'waiting'");
      return Number(rows[0]?.count);
    },
    async listLeased() {
      const { rows } = await client.query<LeasedRow>("select message_id, lease from outbox where state = 'waiting' and lease is not null");
      return new Map(rows.map(({ message_id: messageId, lease }) => [messageId, lease]));
    },
    async release(leased) {
      for (const [messageId, lease] of leased)
        await client.query("update outbox set due_at = 0, lease = null where message_id = $1 and lease = $2", [messageId, lease]);
    },
    close: () => client.end(),
  };
}
