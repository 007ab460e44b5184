import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/schema/database';
import { accountOf } from '../../site/session/account-of-request';
import { pendingOf } from './pending-of-request';

/** The account whose passkey is asked for: the one that is signed in or has entered its password; undefined for any. */
export async function expectedAccountId(db: Database, request: FastifyRequest): Promise<string | undefined> {
  const account = await accountOf(db, request);
  return account?.id ?? (await pendingOf(db, request))?.accountId;
}
