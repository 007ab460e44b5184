import type { FastifyInstance } from 'fastify';
import type { RuleReply } from 'shared-types/admin/store/price-rules';
import { z } from 'zod';
import { checkedLater } from '../../platform/http/sent/checked-later';
import type { Language } from '../../platform/language';
import type { AdminPages } from '../../site/own-pages/admin-pages';
import type { Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { formSaved } from '../saved-form';
import { stateFields } from '../state-fields';
import { saveRefusal } from './rule-answers';
import type { SavedKind } from './rule-kind';
import { saveRule } from './save-rule';

/** A rule of which each site has exactly one, and its form. */
export interface SiteRule<T extends object> {
  readonly call: { readonly method: 'POST'; readonly path: string };
  readonly access: 'orders.edit' | 'prices.edit';
  readonly kind: SavedKind<T>;
  /** What the form sends. */
  readonly shape: z.core.$ZodShape;
  readonly description?: string;
  readonly savedMessage: (language: Language) => string;
  /** The page of the form. */
  readonly page: keyof AdminPages;
  /** Where it shows that the rule was saved. */
  readonly path: string;
}

/** Registers the call that saves a rule of which each site has exactly one. */
export function registerSiteRuleSave<T extends object>(
  app: FastifyInstance,
  services: Services,
  rule: SiteRule<T>,
): void {
  const { db, sites } = services;
  const { access, kind, page, path } = rule;
  const input = z.looseObject({ ...checkedLater(rule.shape), ...stateFields });
  registerAdminAction(app, services, {
    access,
    ...rule.call,
    input: rule.description === undefined ? input : input.describe(rule.description),
    run: async ({ base, key, ...fields }, context) => {
      const { language } = context;
      const { account, refusal } = await editorOf(db, context, access);
      if (!account) return refusal;
      const site = context.site.siteLocaleIn(undefined);
      const sent = { site, language, account, id: site.id, isNew: false, fields, seen: key || base };
      const outcome = await saveRule(db, kind, sent);
      if (outcome.kind !== 'saved') return saveRefusal(kind, outcome, { site, language, key });
      // At once, so that the owner's next page shows it; a notice informs the other instances.
      if (outcome.isChanged) sites.invalidate(site.id);
      const message = rule.savedMessage(language);
      return formSaved(context, { page, path, reply: (location): RuleReply => ({ message, location }) });
    },
  });
}
