import { ANNOUNCEMENT_EDITOR_CALLS, type SaveAnnouncementReply } from 'shared-types/admin/announcement';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { conflictRefusal, formSaved } from '../saved-form';
import { editorOf } from '../../site/session/editor-of';
import { findState, saveState } from '../../site/saved-state/saved-state';
import { announcementDifferences } from './announcement-differences';
import { ANNOUNCEMENT_MESSAGES } from './announcement.messages';
import { readSentAnnouncement } from './sent-announcement';
import { sentFormSchema } from './sent-form.schema';
import { savedMessage } from './saved-message';
import { announcementName, ANNOUNCEMENTS } from '../../site/saved-state/site-announcement';

/**
 * `saveAnnouncement`: saves the announcement. If somebody else has saved meanwhile, the form shows their values.
 * @implements START-16
 */
export const saveAnnouncementRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'announcement.edit',
    ...ANNOUNCEMENT_EDITOR_CALLS.saveAnnouncement,
    input: sentFormSchema,
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  { db, sites }: Services,
  { base, key, ...fields }: z.output<typeof sentFormSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { language } = context;
  const { account, refusal } = await editorOf(db, context, 'announcement.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const locales = site.siteLocales.slice(1).map(({ locale }) => locale);
  const { timeZone } = site;
  const { schedule: stored = {} } = (await findState(db, ANNOUNCEMENTS, site.id)).state;
  const sent = readSentAnnouncement(fields, { language, locales, timeZone, stored });
  if (!sent.announcement) return { kind: 'refused', code: 'admin/announcement-invalid', errors: sent.errors };
  const input = { siteId: site.id, account, sent: sent.announcement, seen: key || base };
  const outcome = await saveState(db, ANNOUNCEMENTS, input);
  const { state, changed } = outcome.stored;
  const name = announcementName(state);
  const messages = ANNOUNCEMENT_MESSAGES[language];
  if (outcome.kind === 'conflict') {
    const errors = announcementDifferences({ stored: state, wanted: outcome.wanted }, { language, timeZone });
    return conflictRefusal({ code: 'admin/announcement-conflict', changed, messages, site, errors, key: name });
  }
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if (outcome.isChanged) sites.invalidate(site.id);
  return formSaved(context, {
    page: 'announcement',
    path: ADMIN_PATH.announcement,
    reply: (): SaveAnnouncementReply => ({ message: savedMessage(state, site), key: name }),
  });
}
