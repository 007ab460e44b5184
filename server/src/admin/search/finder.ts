import type { AdminFound, AdminSearchKind } from 'shared-types/admin/search';
import type { Language } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import type { Capability } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';

export interface FinderInput {
  readonly db: Database;
  readonly site: Site;
  readonly account: Pick<SignedInAccount, 'roles' | 'platformRole'>;
  readonly language: Language;
  /** With at least one letter or digit. */
  readonly typed: string;
  /** Entries at most. */
  readonly most: number;
}

export interface FoundEntries {
  readonly entries: readonly AdminFound[];
  /** All that match, listed or not. */
  readonly count: number;
}

/** Finds one kind of what the admin area has. */
export interface Finder {
  readonly kind: AdminSearchKind;
  /** Only accounts with this capability are answered. */
  readonly needs: Capability;
  readonly find: (input: FinderInput) => Promise<FoundEntries>;
}
