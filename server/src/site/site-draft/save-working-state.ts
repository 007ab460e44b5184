import type { Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { bumpRevision } from '../directory/revision';
import { outcomeOfChecked, saveVersion, type VersionConflict } from '../saved-state/save-version';
import { changeState, lockSite, type StateKind } from '../saved-state/saved-state';
import type { SignedInAccount } from '../session/signed-in-account';
import { removeSiteDraft, writeSiteDraft, type SiteDraftKey } from './site-drafts.store';
import { findWorkingState, type WorkingState } from './working-state';

export interface SaveWorkingInput<T> extends SiteDraftKey {
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  /** Makes the new state from the state that the form shows. */
  readonly change: (shown: T) => T;
  /** The name of the state that was changed; absent where any may be replaced. */
  readonly seen?: string | undefined;
  /** True saves a draft, which visitors do not see. */
  readonly isDraft: boolean;
}

export type SaveWorkingOutcome<T> =
  | {
      readonly kind: 'saved';
      /** True if visitors see something else now. */
      readonly isPublished: boolean;
      readonly before: T;
      readonly stored: WorkingState<T>;
    }
  | VersionConflict<WorkingState<T>, T>;

/** Saves the draft of a part of a site, or publishes the part, which ends its draft. */
export async function saveWorkingState<T>(
  db: Database,
  kind: StateKind<T>,
  { account, change, seen, isDraft, ...key }: SaveWorkingInput<T>,
): Promise<SaveWorkingOutcome<T>> {
  const isSame = (wanted: T, state: T): boolean => kind.nameOf(wanted) === kind.nameOf(state);
  const saving = saveVersion<WorkingState<T>, T, WorkingState<T> & { readonly before: T }>(db, {
    async find(transaction) {
      await kind.lock?.(transaction, key.siteId);
      await lockSite(transaction, key.siteId);
      return findWorkingState(transaction, kind, key);
    },
    // A part of a site is always there.
    read: (_, stored) =>
      stored ? { wanted: kind.wanted(stored.published.state, change(stored.state)) } : { errors: {} },
    isSame: ({ state, published, draft }, wanted) =>
      isDraft ? isSame(wanted, state) && !draft?.isOutdated : isSame(wanted, published.state) && !draft,
    isSeen: ({ name }) => seen === undefined || seen === name,
    async write(transaction, { stored, wanted }) {
      const published = stored?.published.state ?? wanted;
      const before = stored?.state ?? wanted;
      const write = { key, account, wanted, published };
      await (isDraft ? draftState(transaction, kind, write) : publishState(transaction, kind, write));
      return { ...(await findWorkingState(transaction, kind, key)), before };
    },
  });
  const outcome = outcomeOfChecked(await saving);
  if (outcome.kind === 'conflict') return outcome;
  if (!outcome.isChanged)
    return { kind: 'saved', isPublished: false, before: outcome.stored.state, stored: outcome.stored };
  const { before, ...stored } = outcome.written;
  return { kind: 'saved', isPublished: !isDraft, before, stored };
}

interface Write<T> {
  readonly key: SiteDraftKey;
  readonly account: SaveWorkingInput<T>['account'];
  readonly wanted: T;
  readonly published: T;
}

/** A draft that says what is published already is none. */
async function draftState<T>(
  transaction: Transaction<Tables>,
  kind: StateKind<T>,
  { key, account, wanted, published }: Write<T>,
): Promise<void> {
  const base = kind.nameOf(published);
  if (kind.nameOf(wanted) === base) await removeSiteDraft(transaction, key);
  else await writeSiteDraft(transaction, key, { account, state: wanted, base });
}

async function publishState<T>(
  transaction: Transaction<Tables>,
  kind: StateKind<T>,
  { key, account, wanted }: Write<T>,
): Promise<void> {
  await changeState(transaction, kind, { siteId: key.siteId, account, change: () => wanted });
  await removeSiteDraft(transaction, key);
  await bumpRevision(transaction, key.siteId);
}
