import { NEW_RULE, type RuleEditorView } from 'shared-types/admin/store/price-rules';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { mayDo } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import type { Fields } from '../form-fields';
import { lastChangeView } from '../saved-form';
import { lastRuleChange } from './rule-changes';
import { ruleName, type RuleKind } from './rule-kind';
import { isUuid } from '../../platform/is-uuid';

export interface RuleViewInput {
  readonly site: Site;
  /** The last part of the page's path. */
  readonly slug: string | undefined;
  readonly account: SignedInAccount | undefined;
  /** Form fields of a new rule. */
  readonly empty: Fields;
}

/**
 * A rule or an empty form, for accounts that may change it. After signing out, and for a removed rule, only the form;
 * for an unknown id nothing.
 */
export async function ruleView<T extends object>(
  db: Database,
  kind: RuleKind<T>,
  { site, slug, account, empty }: RuleViewInput,
): Promise<RuleEditorView | null> {
  const id = slug ?? NEW_RULE;
  const view = { id, currency: site.currency };
  if (!account) return view;
  if (!mayDo(account, 'prices.edit')) return null;
  if (id === NEW_RULE) return { ...view, saved: { base: '', values: empty } };
  if (!isUuid(id)) return null;
  const stored = await kind.find(db, { siteId: site.id, id });
  const changed = await lastRuleChange(db, { siteId: site.id, kind: kind.name, id });
  if (!stored) return changed ? { ...view, isRemoved: true } : null;
  return {
    ...view,
    saved: {
      base: ruleName(stored),
      values: kind.fieldsOf(stored, site),
      ...lastChangeView(changed, site),
    },
  };
}
