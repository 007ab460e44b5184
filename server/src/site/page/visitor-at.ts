import type { FastifyRequest } from 'fastify';
import { visitorOf, type Visitor } from '../../http/visitor';
import type { SitePage } from '../directory/site';
import { accountOf } from '../session/account-of-request';
import type { PageDeps } from './page-deps';

/**
 * Who asks, and who is signed in. Without the database a page that everybody may see is an anonymous visitor's; one that
 * not everybody may see is not to be had.
 */
export async function visitorAt(deps: PageDeps, request: FastifyRequest, page: SitePage | undefined): Promise<Visitor> {
  const visitor = visitorOf(request);
  try {
    const account = await accountOf(deps.db, request);
    return account ? { ...visitor, account } : visitor;
  } catch (error) {
    if (page?.isConfig) throw error;
    deps.log.error({ err: error }, 'it could not be read who is signed in');
    return visitor;
  }
}
