import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { SaveStylesReply } from 'shared-types/admin/styles';
import { dirtyPaths } from 'shared-types/admin/theme/dirty-paths';
import { styleValues } from 'shared-types/admin/theme/style-values';
import type { SiteTheme } from 'shared-types/site/page/frame';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { findState, patchOf, saveState } from '../../site/saved-state/saved-state';
import { SITE_STYLES, siteThemeName } from '../../site/saved-state/site-theme';
import type { Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { conflictRefusal, fieldDifferences, formSaved } from '../saved-form';
import { STYLES_MESSAGES } from './styles.messages';

export interface StylesToStore {
  /** The theme that is wanted in place of the stored one. */
  readonly change: (stored: SiteTheme) => SiteTheme;
  /** Name of the state that was changed. */
  readonly seen: string;
}

/** Saves colours, fonts and sizes, if the account may and nobody has saved others meanwhile. */
export async function storeStyles(
  { db, sites }: Services,
  { change, seen }: StylesToStore,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'styles.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const { state: before } = await findState(db, SITE_STYLES, site.id);
  const outcome = await saveState(db, patchOf(SITE_STYLES, change), { siteId: site.id, account, sent: before, seen });
  const { state, changed } = outcome.stored;
  const messages = STYLES_MESSAGES[context.language];
  if (outcome.kind === 'conflict') {
    const [stored, wanted] = [styleValues(state), styleValues(outcome.wanted)];
    const differences = fieldDifferences({ ...stored }, { ...wanted }, (_, value) => messages.now(value));
    const conflict = { code: 'admin/styles-conflict', key: siteThemeName(state) } as const;
    return conflictRefusal({ ...conflict, changed, messages, site, errors: differences });
  }
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if (outcome.isChanged) sites.invalidate(site.id);
  return formSaved(context, {
    page: 'styles',
    path: ADMIN_PATH.styles,
    reply: (location): SaveStylesReply => ({
      message: messages.saved,
      location,
      changed: dirtyPaths(before, state),
    }),
  });
}
