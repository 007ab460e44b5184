import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/schema/database';
import { accountOf } from '../../site/session/account-of-request';
import { pendingOf } from './pending-of-request';

/** Id of the account that has signed in or entered its password; undefined if any account may use its passkey. */
export async function expectedAccountId(db: Database, request: FastifyRequest): Promise<string | undefined> {
  const account = await accountOf(db, request);
  return account?.id ?? (await pendingOf(db, request))?.accountId;
}
