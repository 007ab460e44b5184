import { withTemplate } from 'shared-types/admin/theme/site-templates';
import type { TemplateNotes, TemplatesView } from 'shared-types/admin/theme/templates';
import type { SiteTheme } from 'shared-types/site/page/frame';
import { rowTheme, sectionKey } from 'shared-types/site/theme/row-theme';
import { TEMPLATE_NAMES, type TemplateName } from 'shared-types/site/theme/template-names';
import type { Loader } from '../../site/page/loader';
import type { Site } from '../../site/directory/site';
import { filesOfFonts } from '../../site/page/template/font-files';
import { themeSheetPaths } from '../../site/page/template/theme-sheet-paths';
import { SITE_THEME } from '../../site/saved-state/site-theme';
import { mayDo } from '../../site/session/capabilities';
import { STYLES_PLACE } from '../../site/site-draft/draft-kinds';
import { findWorkingState } from '../../site/site-draft/working-state';
import { framedHome, workingView } from '../site-drafts/working-view';
import { HOME, homeBody } from './home-body';

/** The template in use, and what each comes to on the home page, for accounts that may change the site's look. */
export const templatesLoader = {
  name: 'admin/templates/choices',
  scope: 'query',
  load: async ({ services: { db, registry }, site, visitor: { account }, query }): Promise<TemplatesView | null> => {
    if (!account) return { home: HOME };
    if (!mayDo(account, 'styles.edit')) return null;
    const working = await findWorkingState(db, SITE_THEME, { siteId: site.id, ...STYLES_PLACE });
    const { state } = working;
    const { manifest } = registry.current().shell;
    return {
      home: await framedHome(db, { site, account }),
      fontFiles: filesOfFonts(manifest),
      sheets: themeSheetPaths(manifest),
      saved: {
        ...(state.template && { current: state.template.name }),
        notes: notesOf(site, state),
        ...workingView(working, { place: STYLES_PLACE, style: site, query }),
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
