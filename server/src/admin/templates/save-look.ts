import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { SaveAs } from 'shared-types/admin/site-states/site-drafts';
import type { TemplateReply } from 'shared-types/admin/theme/templates';
import type { SiteTheme } from 'shared-types/site/page/frame';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { SITE_THEME } from '../../site/saved-state/site-theme';
import type { Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { STYLES_PLACE } from '../../site/site-draft/draft-kinds';
import { saveWorkingState } from '../../site/site-draft/save-working-state';
import { conflictRefusal, formSaved } from '../saved-form';
import { SITE_DRAFTS_MESSAGES } from '../site-drafts/site-drafts.messages';
import { TEMPLATES_MESSAGES } from './templates.messages';

interface LookChange {
  readonly base: string;
  /** A later state that may be replaced; empty or absent where there is none. */
  readonly key?: string | undefined;
  /** Whether the theme is published or saved as a draft. */
  readonly as: SaveAs;
  readonly message: 'used' | 'back';
  /** Returns the new theme. `shown` is the draft of the styles, or the published theme if there is no draft. */
  readonly change: (shown: SiteTheme) => SiteTheme;
}

/** Changes the theme of the site, or its draft. Refused if somebody has changed either since `base`. */
export async function saveLook(
  { db, sites }: Pick<Services, 'db' | 'sites'>,
  context: ActionContext,
  { base, key, as, message, change }: LookChange,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'styles.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const place = { siteId: site.id, ...STYLES_PLACE };
  const isDraft = as === 'draft';
  const outcome = await saveWorkingState(db, SITE_THEME, { ...place, account, change, seen: key || base, isDraft });
  const messages = TEMPLATES_MESSAGES[context.language];
  const { name, changed } = outcome.stored;
  if (outcome.kind === 'conflict')
    return conflictRefusal({ code: 'admin/styles-conflict', key: name, changed, messages, site });
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if (outcome.isPublished) sites.invalidate(site.id);
  return formSaved(context, {
    page: 'templates',
    path: ADMIN_PATH.templates,
    reply: (location): TemplateReply => ({
      message: isDraft ? SITE_DRAFTS_MESSAGES[context.language].saved : messages[message],
      location,
    }),
  });
}
