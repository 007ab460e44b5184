import { DOMAIN_CALLS, DOMAINS_LIMIT } from 'shared-types/admin/domains';
import { z } from 'zod';
import { isWithinRate } from '../../platform/http/rate-limit';
import { storableText } from '../../platform/schema/storable-text';
import { checkDomain } from '../../site/domain/check-domain';
import { readDomain } from '../../site/domain/domain-name';
import { addDomain, findDomain } from '../../site/domain/site-domain.store';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { domainsDone } from './domains-done';
import { DOMAINS_MESSAGES } from './domains.messages';

/** Each asks DNS servers of others for days. */
const ADDS = { what: 'admin/domains add', most: 30, windowMs: 3_600_000 } as const;

const sentSchema = z.object({ name: z.string().max(DOMAINS_LIMIT.typed).transform(storableText) });

/** `addDomain`: adds a domain to the site, to be served once its TXT record was found. */
export const addDomainRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'settings.edit',
    ...DOMAIN_CALLS.addDomain,
    input: sentSchema,
    run: ({ name }, context) => add(services, name, context),
  });

async function add(services: Services, typed: string, context: ActionContext): Promise<ActionOutcome> {
  const { db, config } = services;
  const { account, refusal } = await editorOf(db, context, 'settings.edit');
  if (!account) return refusal;
  const messages = DOMAINS_MESSAGES[context.language];
  const { domain, mistake } = readDomain(typed, config.appDomain);
  if (domain === undefined) return invalid(messages.mistake[mistake]);
  const siteId = context.site.id;
  if (!(await isWithinRate(db, { siteId, address: siteId }, ADDS)))
    return { kind: 'refused', code: 'site/rate-limited' };
  const outcome = await addDomain(db, { siteId, domain });
  if (outcome !== 'added') return invalid(messages.refused[outcome]);
  const row = await findDomain(db, { siteId, domain });
  // At once, so that the page can name the addresses that a registered domain needs.
  if (row) await checkDomain(services, row);
  return domainsDone(context, 'added');
}

function invalid(name: string): ActionOutcome {
  return { kind: 'refused', code: 'admin/domain-invalid', errors: { name } };
}
