import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../platform/errors';
import type { Database } from '../../platform/schema/database';
import { accountOf } from './account-of-request';
import { mayDo, type Capability } from './capabilities';
import type { SignedInAccount } from './signed-in-account';

/** Who may read something, or how others are refused. */
export type Reader =
  | { readonly account: SignedInAccount; readonly refusal?: undefined }
  | { readonly account?: undefined; readonly refusal: ErrorCode };

/** The account that requests data for which a capability is required. */
export async function readerOf(db: Database, request: FastifyRequest, capability: Capability): Promise<Reader> {
  const account = await accountOf(db, request);
  if (!account) return { refusal: 'site/login-required' };
  return mayDo(account, capability) ? { account } : { refusal: 'site/not-allowed' };
}
