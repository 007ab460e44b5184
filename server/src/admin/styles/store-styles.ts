import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { SaveStylesReply } from 'shared-types/admin/styles';
import { dirtyPaths } from 'shared-types/admin/theme/dirty-paths';
import { styleValues } from 'shared-types/admin/theme/style-values';
import type { SiteTheme } from 'shared-types/site/page/frame';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { SITE_THEME } from '../../site/saved-state/site-theme';
import type { Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { STYLES_PLACE } from '../../site/site-draft/draft-kinds';
import { saveWorkingState } from '../../site/site-draft/save-working-state';
import { conflictRefusal, fieldDifferences, formSaved } from '../saved-form';
import { SITE_DRAFTS_MESSAGES } from '../site-drafts/site-drafts.messages';
import { STYLES_MESSAGES } from './styles.messages';

export interface StylesToStore {
  /** Returns the new colors, fonts and sizes. `shown` is the theme in the form. */
  readonly change: (shown: SiteTheme) => SiteTheme;
  /** Name of the state that was changed. */
  readonly seen: string;
  /** True saves a draft, which visitors do not see. */
  readonly isDraft: boolean;
}

/** Saves colours, fonts and sizes, if the account may and nobody has saved others meanwhile. */
export async function storeStyles(
  { db, sites }: Services,
  { change, seen, isDraft }: StylesToStore,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'styles.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const place = { siteId: site.id, ...STYLES_PLACE };
  const styled = (shown: SiteTheme) => withTemplateOf(shown, change(shown));
  const outcome = await saveWorkingState(db, SITE_THEME, { ...place, account, change: styled, seen, isDraft });
  const { state, name, changed } = outcome.stored;
  const messages = STYLES_MESSAGES[context.language];
  if (outcome.kind === 'conflict') {
    const [stored, wanted] = [styleValues(state), styleValues(outcome.wanted)];
    const differences = fieldDifferences({ ...stored }, { ...wanted }, (_, value) => messages.now(value));
    const conflict = { code: 'admin/styles-conflict', key: name } as const;
    return conflictRefusal({ ...conflict, changed, messages, site, errors: differences });
  }
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if (outcome.isPublished) sites.invalidate(site.id);
  return formSaved(context, {
    page: 'styles',
    path: ADMIN_PATH.styles,
    reply: (location): SaveStylesReply => ({
      message: isDraft ? SITE_DRAFTS_MESSAGES[context.language].saved : messages.saved,
      location,
      changed: dirtyPaths(outcome.before, state),
    }),
  });
}

/** The theme with the sections and the template of the one before, for which the form has no fields. */
function withTemplateOf({ sections, template }: SiteTheme, { colors, fonts, sizes }: SiteTheme): SiteTheme {
  return {
    ...{ colors, fonts },
    ...(sizes && { sizes }),
    ...(sections && { sections }),
    ...(template && { template }),
  };
}
