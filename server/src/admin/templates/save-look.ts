import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { TemplateReply } from 'shared-types/admin/theme/templates';
import type { SiteTheme } from 'shared-types/site/page/frame';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { saveState } from '../../site/saved-state/saved-state';
import { SITE_THEME, siteThemeName } from '../../site/saved-state/site-theme';
import type { Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { conflictRefusal, formSaved } from '../saved-form';
import { TEMPLATES_MESSAGES } from './templates.messages';

interface LookChange {
  readonly base: string;
  /** A later state that may be replaced; empty or absent where there is none. */
  readonly key?: string | undefined;
  readonly message: 'used' | 'back';
  /** Returns the new theme of the site. */
  readonly change: (stored: SiteTheme) => SiteTheme;
}

/** Changes the theme of the site. Refused if somebody has changed it since `base`. */
export async function saveLook(
  { db, sites }: Pick<Services, 'db' | 'sites'>,
  context: ActionContext,
  { base, key, message, change }: LookChange,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'styles.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const { theme: sent } = site.profile;
  const kind = { ...SITE_THEME, wanted: change };
  const outcome = await saveState(db, kind, { siteId: site.id, account, sent, seen: key || base });
  const messages = TEMPLATES_MESSAGES[context.language];
  const { state, changed } = outcome.stored;
  if (outcome.kind === 'conflict')
    return conflictRefusal({ code: 'admin/styles-conflict', key: siteThemeName(state), changed, messages, site });
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if (outcome.isChanged) sites.invalidate(site.id);
  return formSaved(context, {
    page: 'templates',
    path: ADMIN_PATH.templates,
    reply: (location): TemplateReply => ({ message: messages[message], location }),
  });
}
