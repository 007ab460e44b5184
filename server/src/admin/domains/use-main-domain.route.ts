import { DOMAIN_CALLS, NO_MAIN_DOMAIN } from 'shared-types/admin/domains';
import { z } from 'zod';
import { chooseMainDomain, findDomain } from '../../site/domain/site-domain.store';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { domainSchema } from './domain.schema';
import { DOMAIN_GONE, domainsDone } from './domains-done';

const sentSchema = z.object({ domain: domainSchema });

/** `useMainDomain`: chooses the domain to which the site's other addresses lead, or none. */
export const useMainDomainRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'settings.edit',
    ...DOMAIN_CALLS.useMainDomain,
    input: sentSchema,
    run: ({ domain }, context) => choose(services, domain, context),
  });

async function choose({ db, sites }: Services, domain: string, context: ActionContext): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'settings.edit');
  if (!account) return refusal;
  const siteId = context.site.id;
  const isNone = domain === NO_MAIN_DOMAIN;
  if (!isNone && !(await findDomain(db, { siteId, domain }))) return DOMAIN_GONE;
  if (!(await chooseMainDomain(db, siteId, isNone ? undefined : domain)))
    return { kind: 'refused', code: 'admin/domain-unverified' };
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  sites.invalidate(siteId);
  return domainsDone(context, isNone ? 'platform' : 'main');
}
