import { withTemplate } from 'shared-types/admin/theme/site-templates';
import type { TemplateNotes, TemplatesView } from 'shared-types/admin/theme/templates';
import type { SiteTheme } from 'shared-types/site/page/frame';
import { rowTheme, sectionKey } from 'shared-types/site/theme/row-theme';
import { TEMPLATE_NAMES, type TemplateName } from 'shared-types/site/theme/template-names';
import type { Loader } from '../../site/page/loader';
import type { Site } from '../../site/directory/site';
import { filesOfFonts } from '../../site/page/template/font-files';
import { themeSheetPaths } from '../../site/page/template/theme-sheet-paths';
import { findState } from '../../site/saved-state/saved-state';
import { SITE_THEME, siteThemeName } from '../../site/saved-state/site-theme';
import { mayDo } from '../../site/session/capabilities';
import { lastChangeView } from '../saved-form';
import { HOME, homeBody } from './home-body';

/** The template in use, and what each comes to on the home page, for accounts that may change the site's look. */
export const templatesLoader = {
  name: 'admin/templates/choices',
  scope: 'query',
  load: async ({ services: { db, registry }, site, visitor: { account } }): Promise<TemplatesView | null> => {
    if (!account) return { home: HOME };
    if (!mayDo(account, 'styles.edit')) return null;
    const { state, changed } = await findState(db, SITE_THEME, site.id);
    const { manifest } = registry.current().shell;
    return {
      home: HOME,
      fontFiles: filesOfFonts(manifest),
      sheets: themeSheetPaths(manifest),
      saved: {
        base: siteThemeName(state),
        ...(state.template && { current: state.template.name }),
        notes: notesOf(site, state),
        ...lastChangeView(changed, site),
      },
    };
  },
} satisfies Loader<'admin/templates/choices'>;

function notesOf(site: Pick<Site, 'pages'>, theme: SiteTheme): Readonly<Record<TemplateName, TemplateNotes>> {
  const home = homeBody(site);
  const notes = TEMPLATE_NAMES.map((name) => {
    const { left, kept, theme: wanted } = withTemplate(theme, name, home);
    const sections = home.layout.rows.flatMap((row) => {
      const key = sectionKey(row);
      const own = rowTheme(row, wanted.sections);
      return key === undefined || own === 'light' ? [] : [[key, own] as const];
    });
    return [name, { left, kept, sections: Object.fromEntries(sections) }] as const;
  });
  return Object.fromEntries(notes) as Record<TemplateName, TemplateNotes>;
}
