import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SETTINGS_CALLS, type SaveSettingsReply } from 'shared-types/admin/settings';
import { z } from 'zod';
import { checkedLater } from '../../platform/http/sent/checked-later';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { saveState } from '../../site/saved-state/saved-state';
import { SITE_SETTINGS, siteSettingsName } from '../../site/saved-state/site-settings';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { conflictRefusal, fieldDifferences, formSaved } from '../saved-form';
import { stateFields } from '../state-fields';
import { readSettings, settingsFields } from './read-settings';
import { SETTINGS_MESSAGES } from './settings.messages';

/** The values are checked in the language of the site. */
const sentSchema = z.object({ ...checkedLater(settingsFields('en')), ...stateFields });

/** `saveSettings`: saves the site's time zone, addresses and units, by the form of their page. */
export const saveSettingsRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'settings.edit',
    ...SETTINGS_CALLS.saveSettings,
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
  const { account, refusal } = await editorOf(db, context, 'settings.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const { settings, errors } = readSettings(fields, language);
  if (!settings) return { kind: 'refused', code: 'admin/settings-invalid', errors };
  const outcome = await saveState(db, SITE_SETTINGS, { siteId: site.id, account, sent: settings, seen: key || base });
  const { state, changed } = outcome.stored;
  const messages = SETTINGS_MESSAGES[language];
  if (outcome.kind === 'conflict') {
    const differences = fieldDifferences({ ...state }, { ...outcome.wanted }, (name, value) =>
      messages.now(name === 'measurementStandard' ? messages.units[value as 'imperial' | 'metric'] : value),
    );
    const conflict = { code: 'admin/settings-conflict', key: siteSettingsName(state) } as const;
    return conflictRefusal({ ...conflict, changed, messages, site, errors: differences });
  }
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if (outcome.isChanged) sites.invalidate(site.id);
  return formSaved(context, {
    page: 'settings',
    path: ADMIN_PATH.settings,
    reply: (location): SaveSettingsReply => ({ message: messages.saved, location }),
  });
}
