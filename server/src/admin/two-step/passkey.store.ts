import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

/** A passkey with which answers are checked. */
export interface StoredPasskey {
  readonly id: string;
  readonly accountId: string;
  /** In base64url. */
  readonly credentialId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface NewPasskey extends Omit<StoredPasskey, 'id'> {
  readonly host: string;
  readonly name: string;
}

/** Stores a passkey; false if it is known already. */
export async function addPasskey(trx: Database, passkey: NewPasskey): Promise<boolean> {
  const { accountId, host, credentialId, publicKey, counter, transports, name } = passkey;
  const added = await trx
    .insertInto('account_passkey')
    .values({
      account_id: accountId,
      host,
      credential_id: credentialId,
      public_key: Buffer.from(publicKey),
      counter,
      transports: [...transports],
      name,
    })
    .onConflict((conflict) => conflict.columns(['host', 'credential_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The passkeys of an account at all hosts, the latest first. */
export function listPasskeys(db: Database, accountId: string) {
  return db
    .selectFrom('account_passkey')
    .select(['id', 'name', 'host', 'credential_id as credentialId', 'transports'])
    .select(['added_at as addedAt', 'used_at as usedAt'])
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function findPasskey(
  db: Database,
  { host, credentialId }: { readonly host: string; readonly credentialId: string },
): Promise<StoredPasskey | undefined> {
  const row = await db
    .selectFrom('account_passkey')
    .select(['id', 'account_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('host', '=', host)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      credentialId: row.credential_id,
      publicKey: new Uint8Array(row.public_key),
      counter: Number(row.counter),
      transports: row.transports,
    }
  );
}

/** Notes a use, and the counter that the passkey has reached. */
export async function noteUse(db: Database, id: string, counter: number): Promise<void> {
  await db
    .updateTable('account_passkey')
    .set({ used_at: sql<Date>`now()`, counter: sql<number>`greatest(counter, ${counter})` })
    .where('id', '=', id)
    .execute();
}

/** Removes a passkey of an account; its name, or undefined if there is none. */
export async function removePasskey(
  trx: Database,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<string | undefined> {
  const gone = await trx
    .deleteFrom('account_passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return gone?.name;
}
