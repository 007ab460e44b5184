import { DOMAIN_CALLS } from 'shared-types/admin/domains';
import { z } from 'zod';
import { isWithinRate } from '../../platform/http/rate-limit';
import { checkDomain } from '../../site/domain/check-domain';
import { findDomain } from '../../site/domain/site-domain.store';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { domainSchema } from './domain.schema';
import { DOMAIN_GONE, domainsDone } from './domains-done';

/** Each asks servers of others. */
const CHECKS = { what: 'admin/domains check', most: 30, windowMs: 600_000 } as const;

const sentSchema = z.object({ domain: domainSchema });

/** `checkDomain`: looks up the records of a domain at once, and its certificate. */
export const checkDomainRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'settings.edit',
    ...DOMAIN_CALLS.checkDomain,
    input: sentSchema,
    run: ({ domain }, context) => check(services, domain, context),
  });

async function check(services: Services, domain: string, context: ActionContext): Promise<ActionOutcome> {
  const { db } = services;
  const { account, refusal } = await editorOf(db, context, 'settings.edit');
  if (!account) return refusal;
  const siteId = context.site.id;
  const row = await findDomain(db, { siteId, domain });
  if (!row) return DOMAIN_GONE;
  if (!(await isWithinRate(db, { siteId, address: siteId }, CHECKS)))
    return { kind: 'refused', code: 'site/rate-limited' };
  await checkDomain(services, row);
  return domainsDone(context, 'checked');
}
