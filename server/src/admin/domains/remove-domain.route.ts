import { DOMAIN_CALLS } from 'shared-types/admin/domains';
import { z } from 'zod';
import { publicOrigin } from '../../platform/http/origin';
import { targetOf } from '../../site/domain/check-domain';
import { shownDomain } from '../../site/domain/domain-name';
import { findDomain, removeDomain } from '../../site/domain/site-domain.store';
import { mainOriginOf } from '../../site/host/main-origin';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { domainSchema } from './domain.schema';
import { DOMAIN_GONE, domainsDone } from './domains-done';
import { DOMAINS_MESSAGES } from './domains.messages';

const sentSchema = z.object({ domain: domainSchema, confirmed: z.literal('yes').optional() });

/** `removeDomain`: takes a domain off the site, after confirmation. */
export const removeDomainRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'settings.edit',
    ...DOMAIN_CALLS.removeDomain,
    input: sentSchema,
    run: (sent, context) => remove(services, sent, context),
  });

async function remove(
  { db, config, sites }: Services,
  { domain, confirmed }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'settings.edit');
  if (!account) return refusal;
  const { site, request, language } = context;
  const key = { siteId: site.id, domain };
  if (!(await findDomain(db, key))) return DOMAIN_GONE;
  const isHere = request.hostname === domain;
  const other = targetOf(site, config.appDomain);
  if (!confirmed) {
    const { remove: away, removeHere } = DOMAINS_MESSAGES[language];
    return { kind: 'confirmation', question: (isHere ? removeHere : away)({ name: shownDomain(domain), other }) };
  }
  if (!(await removeDomain(db, key))) return DOMAIN_GONE;
  sites.invalidate(site.id);
  // This host has no page to return to.
  const origin = isHere ? mainOriginOf({ hosts: [other] }, publicOrigin(request)) : '';
  return domainsDone(context, 'removed', origin);
}
