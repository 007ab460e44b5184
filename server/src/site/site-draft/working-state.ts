import { hash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import { findState, type LastChange, type StateKind, type StoredState } from '../saved-state/saved-state';
import { findSiteDraft, type SiteDraftKey } from './site-drafts.store';

/** A part of a site as its form shows it: its draft, or what is published where it has none. */
export interface WorkingState<T> {
  readonly state: T;
  /** Version of draft and published state together, by which a save proves that its sender has seen both. */
  readonly name: string;
  /** Who changed it last. */
  readonly changed: LastChange | undefined;
  readonly published: StoredState<T>;
  readonly draft?: {
    readonly by: string;
    readonly at: Date;
    /** True if something else has been published since it was begun. */
    readonly isOutdated: boolean;
  };
}

/** Reads the draft of a part of a site, and what is published. */
export async function findWorkingState<T>(
  db: Kysely<Tables> | Transaction<Tables>,
  kind: StateKind<T>,
  key: SiteDraftKey,
): Promise<WorkingState<T>> {
  const published = await findState(db, kind, key.siteId);
  const row = await findSiteDraft(db, key);
  const publishedName = kind.nameOf(published.state);
  if (!row) return { state: published.state, name: publishedName, changed: published.changed, published };
  const { state: drafted, base, by, at } = row;
  // Saves of drafts alone write it, and check it before.
  const state = kind.wanted(published.state, drafted as T);
  return {
    state,
    name: hash('sha256', JSON.stringify([publishedName, kind.nameOf(state), base]), 'base64url'),
    changed: { by, at },
    published,
    draft: { by, at, isOutdated: base !== publishedName },
  };
}
