import { PAGE_DRAFT_PATH } from 'shared-types/admin/pages/page-draft';
import { DISCARDED, SITE_DRAFT_PARAMETER, type WorkingView } from 'shared-types/admin/site-states/site-drafts';
import type { Database } from '../../platform/schema/database';
import { timeText, type TimeStyle } from '../../platform/time-text';
import type { Site } from '../../site/directory/site';
import { mayDo } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import type { DraftPlace } from '../../site/site-draft/draft-kinds';
import { findSiteDrafts } from '../../site/site-draft/site-drafts.store';
import type { WorkingState } from '../../site/site-draft/working-state';
import { lastChangeView } from '../saved-form';

const HOME = '/';

interface WorkingViewInput {
  readonly place: DraftPlace;
  readonly style: TimeStyle;
  readonly query: URLSearchParams;
}

/** What a form with a draft shows beside its values. */
export function workingView(
  { name, published, draft }: Pick<WorkingState<unknown>, 'name' | 'published' | 'draft'>,
  { place, style, query }: WorkingViewInput,
): WorkingView {
  const isDiscarded = !draft && query.get(SITE_DRAFT_PARAMETER) === DISCARDED;
  return {
    base: name,
    ...lastChangeView(published.changed, style),
    ...(draft && { draft: shownDraft(draft, { place, style }) }),
    ...(isDiscarded && { isDiscarded: true as const }),
  };
}

/** A draft as pages show it. */
export function shownDraft(
  { by, at, isOutdated }: NonNullable<WorkingState<unknown>['draft']>,
  { place, style }: Pick<WorkingViewInput, 'place' | 'style'>,
) {
  return { ...place, by, atText: timeText(at, style), ...(isOutdated && { isOutdated: true as const }) };
}

interface HomeInput {
  readonly site: Site;
  readonly account: SignedInAccount;
  /** Path of the home page; by default that of the main language. */
  readonly path?: string;
}

/** Path at which a frame finds the home page: as drafts have it if there are any. */
export async function framedHome(db: Database, { site, account, path = HOME }: HomeInput): Promise<string> {
  const home = site.pages.find((page) => page.path === path);
  if (!home || !mayDo(account, 'pages.edit')) return path;
  const drafts = await findSiteDrafts(db, site.id);
  return drafts.length === 0 ? path : PAGE_DRAFT_PATH.replace(':pageId', home.id);
}
