import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import type { Payer } from './payment-providers';

/** Nobody in particular, such as a job. */
export const ANYBODY: Payer = { isTester: false };

/** Whether a page is loaded for somebody who may test payments. */
export function payerOf(account: SignedInAccount | undefined): Payer {
  return { isTester: account !== undefined && mayDo(account, 'orders.edit') };
}

/** Whether somebody who may test payments sends a request. Looks it up only if there is something to test. */
export async function payerOfRequest(
  db: Database,
  { cardPayments }: Pick<Site, 'cardPayments'>,
  request: FastifyRequest,
): Promise<Payer> {
  return cardPayments === 'test' ? payerOf(await accountOf(db, request)) : ANYBODY;
}
