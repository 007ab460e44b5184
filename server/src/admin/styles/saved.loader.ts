import { styleValues } from 'shared-types/admin/theme/style-values';
import type { Loader } from '../../site/page/loader';
import { filesOfFonts } from '../../site/page/template/font-files';
import { themeSheetPaths } from '../../site/page/template/theme-sheet-paths';
import { findState } from '../../site/saved-state/saved-state';
import { SITE_THEME, siteThemeName } from '../../site/saved-state/site-theme';
import { mayDo } from '../../site/session/capabilities';
import { lastChangeView } from '../saved-form';

const HOME = '/';

/** The site's colours and fonts, for accounts that may change them. */
export const stylesLoader = {
  name: 'admin/styles/saved',
  scope: 'query',
  load: async ({ services: { config, db, registry }, site, visitor: { account } }) => {
    if (!account) return { home: HOME };
    if (!mayDo(account, 'styles.edit')) return null;
    const { state, changed } = await findState(db, SITE_THEME, site.id);
    const saved = { base: siteThemeName(state), values: styleValues(state), ...lastChangeView(changed, site) };
    const { manifest } = registry.current().shell;
    const variant = config.savesDesignPatches ? { sendsChanges: true as const } : {};
    return { home: HOME, ...variant, fontFiles: filesOfFonts(manifest), sheets: themeSheetPaths(manifest), saved };
  },
} satisfies Loader<'admin/styles/saved'>;
