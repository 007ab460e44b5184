import { FRAME_URL_PARAMETER } from 'shared-types/admin/admin-path';
import { PREVIEW_MODE_PARAMETER, PREVIEW_MODES, type PreviewMode } from 'shared-types/admin/design';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { framedPath } from '../../site/page/find/framed-path';
import type { Database } from '../../platform/schema/database';
import { framedPages } from './framed-pages';

const FIRST_PAGE = '/';

/** The page and width of the frame, and the other pages to choose. */
export const frameLoader = {
  name: 'admin/design/frame',
  scope: 'query',
  load: async ({ services, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'design.open')) return null;
    const requested = query.get(FRAME_URL_PARAMETER);
    const framed = requested === null ? FIRST_PAGE : framedPath(requested);
    const editable = mayDo(account, 'pages.edit') ? await editablePages(services.db, site.id) : [];
    return {
      mode: modeOf(query.get(PREVIEW_MODE_PARAMETER)),
      ...(framed === undefined ? {} : { framed }),
      pages: framedPages(site, new Set(editable)),
    };
  },
} satisfies Loader<'admin/design/frame'>;

function modeOf(requested: string | null): PreviewMode {
  return PREVIEW_MODES.find((mode) => mode === requested) ?? 'desktop';
}

async function editablePages(db: Database, siteId: string): Promise<string[]> {
  const rows = await db.selectFrom('page').select('id').where('site_id', '=', siteId).execute();
  return rows.map(({ id }) => id);
}
