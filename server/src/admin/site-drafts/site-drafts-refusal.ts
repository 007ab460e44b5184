import type { ActionContext } from '../../site/request/action';
import type { SiteDraftProblem } from '../../site/site-draft/publish-drafts';
import type { Refusal } from '../saved-form';
import { titleOfDraft } from './listed-drafts';
import { SITE_DRAFTS_MESSAGES } from './site-drafts.messages';

/** Refuses a publication, and names the drafts of the site that kept from it. */
export function siteDraftsRefusal(
  problems: readonly SiteDraftProblem[],
  { site, language }: Pick<ActionContext, 'site' | 'language'>,
): Refusal {
  const newer = problems.filter(({ problem }) => problem === 'newer');
  const named = newer.length > 0 ? newer : problems;
  const own = site.siteLocaleIn(undefined);
  const titles = named.map((place) => titleOfDraft(place, { site: own, language })).join(', ');
  const messages = SITE_DRAFTS_MESSAGES[language];
  return newer.length > 0
    ? { kind: 'refused', code: 'admin/site-draft-newer', message: messages.newer(titles) }
    : { kind: 'refused', code: 'admin/site-draft-incomplete', message: messages.pictureGone(titles) };
}
