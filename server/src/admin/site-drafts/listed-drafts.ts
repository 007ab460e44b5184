import type { ListedSiteDraft } from 'shared-types/admin/site-states/site-drafts';
import type { Database } from '../../platform/schema/database';
import { languageOf, type Language } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import { ADMIN_PAGES } from '../../site/own-pages/admin-page-table';
import { mayDo } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { DRAFT_NEEDS, withDraftKind, type DraftPlace } from '../../site/site-draft/draft-kinds';
import { findSiteDrafts } from '../../site/site-draft/site-drafts.store';
import { findWorkingState } from '../../site/site-draft/working-state';
import { languagesOf } from '../languages-of';
import { pathOfDraft } from './path-of-draft';
import { SITE_DRAFTS_MESSAGES } from './site-drafts.messages';
import { shownDraft } from './working-view';

/** The drafts of a site that an account may publish. */
export async function listedDrafts(
  db: Database,
  site: Site,
  account: Pick<SignedInAccount, 'roles' | 'platformRole'>,
): Promise<ListedSiteDraft[]> {
  const own = site.siteLocaleIn(undefined);
  const rows = await findSiteDrafts(db, site.id);
  const listed = rows
    .filter(({ part }) => mayDo(account, DRAFT_NEEDS[part]))
    .map(async ({ part, language }): Promise<ListedSiteDraft[]> => {
      const place = { part, language };
      const { name, draft } = await withDraftKind(place, async (kind) => {
        const working = await findWorkingState(db, kind, { siteId: site.id, ...place });
        return { name: working.name, draft: working.draft };
      });
      if (!draft) return [];
      const title = titleOfDraft(place, { site: own, language: languageOf(own) });
      return [{ ...shownDraft(draft, { place, style: own }), title, path: pathOfDraft(place), seen: name }];
    });
  return (await Promise.all(listed)).flat();
}

interface TitleInput {
  readonly site: Site;
  readonly language: Language;
}

/** What the page of a part is called, with its language if it is a further one. */
export function titleOfDraft({ part, language: tag }: DraftPlace, { site, language }: TitleInput): string {
  const title = ADMIN_PAGES[part].title[language];
  const further = tag === '' ? undefined : languagesOf(site).find(({ locale }) => locale === tag);
  return further ? SITE_DRAFTS_MESSAGES[language].inLanguage({ title, language: further.name }) : title;
}
