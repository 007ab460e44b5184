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

/** What somebody wants to save. */
export interface SaveRuleInput {
  readonly site: Site;
  readonly language: Language;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  readonly id: string;
  /** True where it need not be there yet. */
  readonly isNew: boolean;
  readonly fields: SentFields;
  /** Names the state that was changed. */
  readonly seen: string;
}

/** A rule as it is stored, with its last change. */
export interface StoredRule<T> {
  readonly state: T;
  readonly changed: LastChange | undefined;
}

/** How that ended. */
export type SaveRuleOutcome<T> = VersionOutcome<StoredRule<T>, T, void>;

/**
 * Saves a rule and who did it, in one transaction with the site's new revision. Orders wait for it, so that none is placed by an
 * old rule once the new one is saved.
 */
export function saveRule<T extends object>(
  db: Database,
  kind: SavedKind<T>,
  { site, language, account, id, isNew, fields, seen }: SaveRuleInput,
): Promise<SaveRuleOutcome<T>> {
  const key = { siteId: site.id, id };
  return saveVersion<StoredRule<T>, T, void>(db, {
    find: (transaction) => lockRule(transaction, kind, key),
    // A new one whose form comes a second time was removed in between.
    mayAdd: async (transaction) => isNew && !(await lastRuleChange(transaction, { ...key, kind: kind.name })),
    async read(transaction, stored) {
      const reader = createFieldReader({ fields, messages: FIELD_MESSAGES[language] });
      const wanted = kind.read(reader, { fields, site, language, format: formatOf(site), stored: stored?.state });
      if (Object.keys(reader.errors).length === 0) return { wanted };
      // All that is wrong is said at once.
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

/** Who removes which rule. */
export interface RemoveRuleInput extends RuleKey {
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  /** Names the state that was shown. */
  readonly seen: string;
}

/** Removes a rule, for the very next cart, checkout and order. An import does not bring it back. Gives its title. */
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

/** Reads a rule, which stays as it is until the transaction ends. */
async function lockRule<T extends object>(
  transaction: Transaction<Tables>,
  kind: SavedKind<T>,
  key: RuleKey,
): Promise<StoredRule<T> | undefined> {
  await takePricesLock(transaction, key.siteId);
  const state = await kind.find(transaction, key);
  return state && { state, changed: await lastRuleChange(transaction, { ...key, kind: kind.name }) };
}
