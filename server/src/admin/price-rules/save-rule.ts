import type { Transaction } from 'kysely';
import { takePricesLock } from '../../site/catalogue/prices-lock';
import type { Language } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { bumpRevision } from '../../site/directory/revision';
import type { Site } from '../../site/directory/site';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { FIELD_MESSAGES } from '../field.messages';
import { createFieldReader, type SentFields } from '../field-reader';
import { formatOf } from '../form-fields';
import { saveVersion, type VersionOutcome } from '../../site/saved-state/save-version';
import type { LastChange } from '../../site/saved-state/saved-state';
import { keepRuleChange, lastRuleChange } from './rule-changes';
import { ruleName, type RuleKey, type RuleKind, type SavedKind } from './rule-kind';

export interface SaveRuleInput {
  readonly site: Site;
  readonly language: Language;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  readonly id: string;
  /** True if the rule may not exist yet. */
  readonly isNew: boolean;
  readonly fields: SentFields;
  /** The state that was edited. */
  readonly seen: string;
}

export interface StoredRule<T> {
  readonly state: T;
  readonly changed: LastChange | undefined;
}

export type SaveRuleOutcome<T> = VersionOutcome<StoredRule<T>, T, void>;

/**
 * Saves a rule, its author and a new site revision in one transaction. Orders wait for it, so none uses the old rule.
 */
export function saveRule<T extends object>(
  db: Database,
  kind: SavedKind<T>,
  { site, language, account, id, isNew, fields, seen }: SaveRuleInput,
): Promise<SaveRuleOutcome<T>> {
  const key = { siteId: site.id, id };
  return saveVersion<StoredRule<T>, T, void>(db, {
    find: (transaction) => lockRule(transaction, kind, key),
    // A new rule with earlier changes was removed since the form was first sent.
    mayAdd: async (transaction) => isNew && !(await lastRuleChange(transaction, { ...key, kind: kind.name })),
    async read(transaction, stored) {
      const reader = createFieldReader({ fields, messages: FIELD_MESSAGES[language] });
      const wanted = kind.read(reader, { fields, site, language, format: formatOf(site), stored: stored?.state });
      if (Object.keys(reader.errors).length === 0) return { wanted };
      // All errors are reported at once.
      const others = await kind.check(transaction, { ...key, state: wanted, isNew: !stored, language });
      return { errors: { ...others, ...reader.errors } };
    },
    isSame: ({ state }, wanted) => ruleName(state) === ruleName(wanted),
    isSeen: ({ state }) => seen === ruleName(state),
    check: (transaction, { stored, wanted }) =>
      kind.check(transaction, { ...key, state: wanted, isNew: !stored, language }),
    async write(transaction, { stored, wanted }) {
      await kind.write(transaction, { ...key, state: wanted, isNew: !stored });
      await keepRuleChange(transaction, { ...key, kind: kind.name, account, state: wanted });
      await bumpRevision(transaction, site.id);
    },
  });
}

export interface RemoveRuleInput extends RuleKey {
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  /** The state that the page showed. */
  readonly seen: string;
}

/** Removes a rule, with effect on the next cart, checkout and order; imports do not restore it. Returns its title. */
export function removeRule<T extends object>(
  db: Database,
  kind: RuleKind<T>,
  { siteId, id, account, seen }: RemoveRuleInput,
): Promise<VersionOutcome<StoredRule<T>, string, string>> {
  return saveVersion(db, {
    find: (transaction) => lockRule(transaction, kind, { siteId, id }),
    read: (_, stored) => ({ wanted: stored ? kind.titleOf(stored.state) : '' }),
    isSame: () => false,
    isSeen: ({ state }) => seen === ruleName(state),
    async write(transaction, { wanted: title }) {
      await kind.remove(transaction, { siteId, id });
      await keepRuleChange(transaction, { siteId, id, kind: kind.name, account });
      await bumpRevision(transaction, siteId);
      return title;
    },
  });
}

/** Reads a rule, and locks it until the transaction ends. */
async function lockRule<T extends object>(
  transaction: Transaction<Tables>,
  kind: SavedKind<T>,
  key: RuleKey,
): Promise<StoredRule<T> | undefined> {
  await takePricesLock(transaction, key.siteId);
  const state = await kind.find(transaction, key);
  return state && { state, changed: await lastRuleChange(transaction, { ...key, kind: kind.name }) };
}
