import type { FastifyInstance } from 'fastify';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { NEW_RULE, type RuleReply } from 'shared-types/admin/store/price-rules';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Services } from '../../site/services';
import { lastingId } from '../../site/own-pages/lasting-id';
import { registerAdminAction } from '../admin-action';
import { conflictRefusal, formSaved } from '../saved-form';
import { stateFields } from '../state-fields';
import { editorOf } from '../../site/session/editor-of';
import { PRICE_RULES_MESSAGES } from './price-rules.messages';
import { GONE, saveRefusal } from './rule-answers';
import { ruleName, type RuleKind } from './rule-kind';
import { removeRule, saveRule } from './save-rule';

export interface RulePages<T extends object> {
  readonly kind: RuleKind<T>;
  readonly list: 'coupons' | 'shipping' | 'taxes';
  readonly editor: 'couponEditor' | 'shippingEditor' | 'taxEditor';
}

interface Call {
  readonly method: 'POST';
  readonly path: string;
}

/** All places that a rule may name, of emails that an address writes with nine characters each. */
const MOST_BYTES = 2 * 1024 * 1024;
const sentSchema = z
  .looseObject({
    id: z.union([z.literal(NEW_RULE), z.guid().toLowerCase()]).describe('Id of the rule, or `new`.'),
    ...stateFields,
    base: stateFields.base.describe('Names the state that was changed; empty for a new rule.'),
    fresh: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .describe('Names this form: what it adds is added once.'),
  })
  .describe('`saveCoupon` and `saveShippingOption` take the same, each with the fields of its own form.');
const removalSchema = z
  .object({
    id: z.guid().toLowerCase(),
    ...stateFields,
    base: stateFields.base.describe('Names the state that was shown.'),
  })
  .describe('`removeCoupon` and `removeShippingOption` take the same.');

/** Registers the call that saves a rule. If somebody else has saved meanwhile, the form shows their values. */
export function registerRuleSave<T extends object>(
  app: FastifyInstance,
  services: Services,
  { call, pages }: { readonly call: Call; readonly pages: RulePages<T> },
): void {
  registerAdminAction(app, services, {
    access: 'prices.edit',
    ...call,
    input: sentSchema,
    mostBytes: MOST_BYTES,
    run: (sent, context) => save(services, pages, { sent, context }),
  });
}

interface Saving {
  readonly sent: z.output<typeof sentSchema>;
  readonly context: ActionContext;
}

async function save<T extends object>(
  { db, sites }: Services,
  { kind, editor }: RulePages<T>,
  { sent: { id: requestedId, base, key, fresh, ...fields }, context }: Saving,
): Promise<ActionOutcome> {
  const { language } = context;
  const { account, refusal } = await editorOf(db, context, 'prices.edit');
  if (!account) return refusal;
  // The admin area uses the site's main language.
  const site = context.site.siteLocaleIn(undefined);
  const isNew = requestedId === NEW_RULE || key === GONE;
  // Derived from the form's key, so that a repeated form adds the same rule.
  const id = isNew
    ? lastingId(`${kind.name} ${site.id} ${requestedId} ${key === GONE} ${account.id} ${fresh}`)
    : requestedId;
  const outcome = await saveRule(db, kind, { site, language, account, id, isNew, fields, seen: key || base });
  if (outcome.kind !== 'saved') return saveRefusal(kind, outcome, { site, language, key });
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if (outcome.isChanged) sites.invalidate(site.id);
  const { saved: message } = PRICE_RULES_MESSAGES[language];
  return formSaved(context, {
    page: editor,
    path: ADMIN_PATH[editor].replace('{slug}', id),
    reply: (location): RuleReply => ({ message, location }),
  });
}

/** Registers the call that removes a rule, unless it has changed meanwhile. */
export function registerRuleRemoval<T extends object>(
  app: FastifyInstance,
  services: Services,
  { call, pages: { kind, list } }: { readonly call: Call; readonly pages: RulePages<T> },
): void {
  registerAdminAction(app, services, {
    access: 'prices.edit',
    ...call,
    input: removalSchema,
    run: async ({ id, base, key }, context) => {
      const { db, sites } = services;
      const messages = PRICE_RULES_MESSAGES[context.language];
      const { account, refusal } = await editorOf(db, context, 'prices.edit');
      if (!account) return refusal;
      const site = context.site.siteLocaleIn(undefined);
      const outcome = await removeRule(db, kind, { siteId: site.id, id, account, seen: key || base });
      if (outcome.kind === 'conflict') {
        const { state, changed } = outcome.stored;
        const { removalConflict: conflict, removalConflictWithSomebody: conflictWithSomebody } = messages;
        return conflictRefusal({
          code: 'admin/price-rule-conflict',
          changed,
          messages: { conflict, conflictWithSomebody },
          site,
          key: ruleName(state),
        });
      }
      if (outcome.kind !== 'saved' || !outcome.isChanged) return { kind: 'refused', code: 'admin/price-rule-gone' };
      sites.invalidate(site.id);
      const message = messages.removed(outcome.written);
      return formSaved(context, {
        page: list,
        path: ADMIN_PATH[list],
        reply: (location): RuleReply => ({ message, location }),
      });
    },
  });
}
