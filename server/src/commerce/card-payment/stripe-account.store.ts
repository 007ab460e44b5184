import type { CardMode } from 'shared-types/commerce/card-payment';
import type { Database } from '../../platform/schema/database';
import { createTextSeal, type TextSeal } from '../../platform/text-seal';
import { bumpRevision } from '../../site/directory/revision';
import type { Services } from '../../site/services';

/** The account with Stripe that receives the card payments of a site. */
export interface StripeAccount {
  readonly siteId: string;
  /** Stripe's id. */
  readonly id: string;
  readonly name: string;
  readonly mode: CardMode;
  /** Undefined if it was sealed with a former key of the server. */
  readonly secretKey: string | undefined;
  /** Stripe's id of the webhook. */
  readonly webhookId: string | undefined;
  /** Verifies calls of the webhook; undefined without one, or if it was sealed with a former key of the server. */
  readonly webhookSecret: string | undefined;
  readonly connectedBy: string;
  readonly connectedAt: Date;
}

export type StripeAccountToSave = Omit<StripeAccount, 'connectedAt' | 'secretKey'> & { readonly secretKey: string };

/** Seals the keys of accounts with Stripe. */
export function stripeSeal({ secretFor }: Pick<Services['signing'], 'secretFor'>): TextSeal {
  return createTextSeal(secretFor('card payments'));
}

export async function findStripeAccount(
  db: Database,
  seal: TextSeal,
  siteId: string,
): Promise<StripeAccount | undefined> {
  const row = await db.selectFrom('stripe_account').selectAll().where('site_id', '=', siteId).executeTakeFirst();
  return (
    row && {
      siteId,
      id: row.account_id,
      name: row.account_name,
      mode: row.is_live ? 'live' : 'test',
      secretKey: seal.open(row.secret_key, siteId),
      webhookId: row.webhook_id ?? undefined,
      webhookSecret: row.webhook_secret === null ? undefined : seal.open(row.webhook_secret, siteId),
      connectedBy: row.connected_by,
      connectedAt: row.connected_at,
    }
  );
}

/** False if the key was sealed with a former key of the server: its owner has to connect again. */
export async function hasReadableKey(db: Database, seal: TextSeal, siteId: string): Promise<boolean> {
  return (await findStripeAccount(db, seal, siteId))?.secretKey !== undefined;
}

/** Connects a site, in place of an earlier connection, and offers card payments from now on. */
export async function saveStripeAccount(trx: Database, seal: TextSeal, account: StripeAccountToSave): Promise<void> {
  const { siteId, webhookSecret } = account;
  const values = {
    account_id: account.id,
    account_name: account.name,
    is_live: account.mode === 'live',
    secret_key: seal.seal(account.secretKey, siteId),
    webhook_id: account.webhookId ?? null,
    webhook_secret: webhookSecret === undefined ? null : seal.seal(webhookSecret, siteId),
    connected_by: account.connectedBy,
  };
  await trx
    .insertInto('stripe_account')
    .values({ site_id: siteId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('site_id')
        .doUpdateSet({ ...values, connected_at: new Date(), poll_at: new Date(), polled_until: null }),
    )
    .execute();
  await setCardPayments(trx, siteId, account.mode);
}

/** Ends the connection: card payments are no longer offered. */
export async function removeStripeAccount(trx: Database, siteId: string): Promise<void> {
  await trx.deleteFrom('stripe_account').where('site_id', '=', siteId).execute();
  await setCardPayments(trx, siteId, null);
}

async function setCardPayments(trx: Database, siteId: string, mode: CardMode | null): Promise<void> {
  await trx.updateTable('site').set({ card_payments: mode }).where('id', '=', siteId).execute();
  await bumpRevision(trx, siteId);
}
