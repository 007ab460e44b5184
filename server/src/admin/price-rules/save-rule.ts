import type { Transaction } from 'kysely';
import { withRetries } from '../../platform/schema/with-retries';
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
import type { LastChange } from '../../site/saved-state/saved-state';
import { keepRuleChange, lastRuleChange } from './rule-changes';
import { ruleName, type SavedKind } from './rule-kind';

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

/** Another state is saved, which nobody who wants to replace it has seen. */
export interface RuleConflict<T> {
  readonly kind: 'conflict';
  readonly stored: T;
  readonly wanted: T;
  readonly changed: LastChange | undefined;
}

/** How that ended. */
export type SaveRuleOutcome<T> =
  | { readonly kind: 'saved'; readonly isChanged: boolean }
  | { readonly kind: 'gone' }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | RuleConflict<T>;

/**
 * Saves a rule and who did it, in one transaction with the site's new revision. Anyone who saves at the same time waits, and is
 * then told of the other; orders wait too, so that none is placed by an old rule once the new one is saved. What is saved
 * already is no change, however often it is sent.
 */
export function saveRule<T extends object>(
  db: Database,
  kind: SavedKind<T>,
  input: SaveRuleInput,
): Promise<SaveRuleOutcome<T>> {
  return withRetries(() => db.transaction().execute((transaction) => save(transaction, kind, input)));
}

async function save<T extends object>(
  transaction: Transaction<Tables>,
  kind: SavedKind<T>,
  { site, language, account, id, isNew, fields, seen }: SaveRuleInput,
): Promise<SaveRuleOutcome<T>> {
  const key = { siteId: site.id, id };
  await takePricesLock(transaction, site.id);
  const stored = await kind.find(transaction, key);
  if (!stored && !isNew) return { kind: 'gone' };
  const reader = createFieldReader({ fields, messages: FIELD_MESSAGES[language] });
  const wanted = kind.read(reader, { fields, site, language, format: formatOf(site), stored });
  const check = () => kind.check(transaction, { ...key, state: wanted, isNew: !stored, language });
  // All that is wrong is said at once.
  if (Object.keys(reader.errors).length > 0)
    return { kind: 'invalid', errors: { ...(await check()), ...reader.errors } };
  if (stored && ruleName(stored) === ruleName(wanted)) return { kind: 'saved', isChanged: false };
  const changed = await lastRuleChange(transaction, { ...key, kind: kind.name });
  // A new one whose form comes a second time was removed in between.
  if (!stored && changed) return { kind: 'gone' };
  if (stored && seen !== ruleName(stored)) return { kind: 'conflict', stored, wanted, changed };
  const errors = await check();
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  await kind.write(transaction, { ...key, state: wanted, isNew: !stored });
  await keepRuleChange(transaction, { ...key, kind: kind.name, account, state: wanted });
  await bumpRevision(transaction, site.id);
  return { kind: 'saved', isChanged: true };
}
