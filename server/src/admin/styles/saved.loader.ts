import { styleValues } from 'shared-types/admin/theme/style-values';
import type { Loader } from '../../site/page/loader';
import { filesOfFonts } from '../../site/page/template/font-files';
import { themeSheetPaths } from '../../site/page/template/theme-sheet-paths';
import { SITE_THEME } from '../../site/saved-state/site-theme';
import { mayDo } from '../../site/session/capabilities';
import { STYLES_PLACE } from '../../site/site-draft/draft-kinds';
import { findWorkingState } from '../../site/site-draft/working-state';
import { framedHome, workingView } from '../site-drafts/working-view';

const HOME = '/';

/** The site's colours and fonts, for accounts that may change them. */
export const stylesLoader = {
  name: 'admin/styles/saved',
  scope: 'query',
  load: async ({ services: { config, db, registry }, site, visitor: { account }, query }) => {
    if (!account) return { home: HOME };
    if (!mayDo(account, 'styles.edit')) return null;
    const working = await findWorkingState(db, SITE_THEME, { siteId: site.id, ...STYLES_PLACE });
    const saved = {
      values: styleValues(working.state),
      ...workingView(working, { place: STYLES_PLACE, style: site, query }),
    };
    const { manifest } = registry.current().shell;
    return {
      home: await framedHome(db, { site, account }),
      ...(config.savesDesignPatches && { sendsChanges: true as const }),
      fontFiles: filesOfFonts(manifest),
      sheets: themeSheetPaths(manifest),
      saved,
    };
  },
} satisfies Loader<'admin/styles/saved'>;
