import { CODE_PAGE_PARAMETER } from 'shared-types/admin/pages/code-injection';
import { WITHOUT_CODE_PARAMETER } from 'shared-types/site/page/site-code';
import { isPattern } from '../../site/directory/is-pattern';
import { escapedPath } from '../../site/directory/tidy-path';
import type { Loader } from '../../site/page/loader';
import { findDraft } from '../../site/page-draft/drafts.store';
import { findState } from '../../site/saved-state/saved-state';
import { SITE_CODE, siteCodeName } from '../../site/saved-state/site-code';
import { mayDo } from '../../site/session/capabilities';
import { lastChangeView } from '../saved-form';
import { codeOf, pagesForCode } from './code-of';

const HOME = '/';

/** The code of the site or of one page, for accounts that may edit code. */
export const codeLoader = {
  name: 'admin/code-injection/saved',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account, isAndroid = false }, query }) => {
    if (account && !mayDo(account, 'scripts.edit')) return null;
    const stored = account && (await findState(db, SITE_CODE, site.id));
    const pages = pagesForCode(site, stored?.state);
    const of = pages.find(({ path }) => path === query.get(CODE_PAGE_PARAMETER))?.path ?? '';
    const pageId = account && site.pages.find(({ path }) => of !== '' && path === of)?.id;
    const isEditable = pageId !== undefined && (await findDraft(db, { siteId: site.id, pageId })) !== undefined;
    const shown = of === '' || isPattern(of) ? HOME : escapedPath(of);
    const view = {
      of,
      ...(isEditable && { pageId }),
      pages: account ? pages : [],
      withoutCode: `${shown}?${WITHOUT_CODE_PARAMETER}`,
      isAndroid,
    };
    if (!stored) return view;
    const { state, changed } = stored;
    const values = { ...codeOf(state, of), consent: state.consent };
    return { ...view, saved: { base: siteCodeName(state), values, ...lastChangeView(changed, site) } };
  },
} satisfies Loader<'admin/code-injection/saved'>;
