import type { FastifyInstance } from 'fastify';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MOVED_PARAMETER, RULE_MOVES, type RuleReply } from 'shared-types/admin/store/price-rules';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Services } from '../../site/services';
import type { PriceRuleKind } from '../../platform/schema/tables/commerce.tables';
import { registerAdminAction } from '../admin-action';
import { formSaved } from '../saved-form';
import { editorOf } from '../../site/session/editor-of';
import { stateFields } from '../state-fields';
import { orderName, type RuleTable } from './listed-rules';
import { moveRule } from './move-rule';
import { PRICE_RULES_MESSAGES } from './price-rules.messages';

export interface MovedRules extends Pick<RuleTable, 'table'> {
  readonly kind: PriceRuleKind;
  readonly list: 'shipping' | 'taxes';
}

const sentSchema = z
  .object({
    id: z.guid().toLowerCase(),
    to: z.enum(RULE_MOVES),
    ...stateFields,
    base: stateFields.base.describe('Names the order that was shown.'),
  })
  .describe('`moveShippingOption` takes the same.');

/** Registers the call that moves a rule. If the order has changed meanwhile, the page first shows the current one. */
export function registerRuleMove(
  app: FastifyInstance,
  services: Services,
  { call, rules }: { readonly call: { readonly method: 'POST'; readonly path: string }; readonly rules: MovedRules },
): void {
  registerAdminAction(app, services, {
    access: 'prices.edit',
    ...call,
    input: sentSchema,
    run: (sent, context) => move(services, rules, { sent, context }),
  });
}

interface Moving {
  readonly sent: z.output<typeof sentSchema>;
  readonly context: ActionContext;
}

async function move(
  { db, sites }: Services,
  { table, kind, list }: MovedRules,
  { sent: { id, to, base, key }, context }: Moving,
): Promise<ActionOutcome> {
  const { language } = context;
  const { account, refusal } = await editorOf(db, context, 'prices.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const outcome = await moveRule(db, { table, kind, siteId: site.id, id, to, account, seen: key || base });
  const { moved, orderConflict } = PRICE_RULES_MESSAGES[language];
  if (outcome.kind === 'conflict') {
    const message = orderConflict(outcome.stored.map(({ name }) => name).join(' · '));
    return { kind: 'refused', code: 'admin/price-rule-conflict', message, key: orderName(outcome.stored) };
  }
  if (outcome.kind !== 'saved' || !outcome.isChanged) return { kind: 'refused', code: 'admin/price-rule-gone' };
  sites.invalidate(site.id);
  const message = moved(outcome.written);
  return formSaved(context, {
    page: list,
    path: `${ADMIN_PATH[list]}?${MOVED_PARAMETER}`,
    reply: (location): RuleReply => ({ message, location }),
  });
}
