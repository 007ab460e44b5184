import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { STYLES_CALLS, type SaveStylesReply } from 'shared-types/admin/styles';
import { dirtyPaths } from 'shared-types/admin/theme/dirty-paths';
import { styleValues } from 'shared-types/admin/theme/style-values';
import { z } from 'zod';
import { checkedLater } from '../../platform/http/sent/checked-later';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { findState, saveState } from '../../site/saved-state/saved-state';
import { SITE_STYLES, siteThemeName } from '../../site/saved-state/site-theme';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { conflictRefusal, fieldDifferences, formSaved } from '../saved-form';
import { stateFields } from '../state-fields';
import { readStyles, stylesFields } from './read-styles';
import { STYLES_MESSAGES } from './styles.messages';

/** The values are checked in the language of the site. */
const sentSchema = z.object({ ...checkedLater(stylesFields('en')), ...stateFields });

/** `saveStyles`: saves the colours, fonts and sizes of the site, by the form of their page. */
export const saveStylesRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'styles.edit',
    ...STYLES_CALLS.saveStyles,
    url: STYLES_CALLS.saveStyles.path,
    input: sentSchema,
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  { db, sites }: Services,
  { base, key, ...fields }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { language } = context;
  const { account, refusal } = await editorOf(db, context, 'styles.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const { theme, errors } = readStyles(fields, language);
  if (!theme) return { kind: 'refused', code: 'admin/styles-invalid', errors };
  const { state: before } = await findState(db, SITE_STYLES, site.id);
  const outcome = await saveState(db, SITE_STYLES, { siteId: site.id, account, sent: theme, seen: key || base });
  const { state, changed } = outcome.stored;
  const messages = STYLES_MESSAGES[language];
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
