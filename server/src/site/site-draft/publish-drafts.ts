import type { Transaction } from 'kysely';
import type { SiteLook } from 'shared-types/site/page/site-look';
import type { Tables } from '../../platform/schema/tables';
import { hasPictures } from '../library/has-pictures';
import { changeState } from '../saved-state/saved-state';
import { picturesOfLook } from '../saved-state/site-look';
import type { Publisher } from '../page-publish/versions.store';
import { withDraftKind, type DraftPlace } from './draft-kinds';
import { findSiteDrafts, removeSiteDraft } from './site-drafts.store';
import { findWorkingState } from './working-state';

/** A draft to publish. */
export interface SiteDraftToPublish extends DraftPlace {
  /** The name of the draft that was looked at; another one is not published. */
  readonly seen: string;
}

interface SiteDraftsInput {
  readonly siteId: string;
  readonly drafts: readonly SiteDraftToPublish[];
}

/** A draft of the site that cannot be published. */
export interface SiteDraftProblem extends DraftPlace {
  /** `newer`: the draft or what is published has changed meanwhile. `picture`: it names a picture that is gone. */
  readonly problem: 'newer' | 'picture';
}

/** What keeps these drafts from being published. The caller has locked the site. */
export async function siteDraftProblems(
  transaction: Transaction<Tables>,
  { siteId, drafts }: SiteDraftsInput,
): Promise<readonly SiteDraftProblem[]> {
  const problems: SiteDraftProblem[] = [];
  for (const { seen, ...place } of drafts) {
    const { name, draft, pictures } = await withDraftKind(place, async (kind) => {
      const working = await findWorkingState(transaction, kind, { siteId, ...place });
      const pictures = place.part === 'logo' ? picturesOfLook(Object(working.state) as SiteLook) : [];
      return { name: working.name, draft: working.draft, pictures };
    });
    if (!draft || draft.isOutdated || name !== seen) problems.push({ ...place, problem: 'newer' });
    else if (!(await hasPictures(transaction, siteId, pictures))) problems.push({ ...place, problem: 'picture' });
  }
  return problems;
}

export interface SiteDraftsToWrite extends SiteDraftsInput {
  readonly publisher: Publisher;
}

/** Publishes checked drafts, in a transaction of the caller that writes the site's new revision too. */
export async function writeSiteDrafts(
  transaction: Transaction<Tables>,
  { siteId, drafts, publisher }: SiteDraftsToWrite,
): Promise<void> {
  const rows = await findSiteDrafts(transaction, siteId);
  for (const { seen: _, ...place } of drafts) {
    const row = rows.find(({ part, language }) => part === place.part && language === place.language);
    if (!row) continue;
    const account = { id: publisher.id, displayName: publisher.displayName ?? row.by };
    await withDraftKind(place, (kind) =>
      // Saves of drafts alone write it, and check it before.
      changeState(transaction, kind, { siteId, account, change: (stored) => kind.wanted(stored, row.state as never) }),
    );
    await removeSiteDraft(transaction, { siteId, ...place });
  }
}
