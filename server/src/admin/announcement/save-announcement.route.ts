import { ANNOUNCEMENT_EDITOR_CALLS, type SaveAnnouncementReply } from 'shared-types/admin/announcement';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { rememberSentForm } from '../../platform/http/sent/sent-form';
import type { Route, Services } from '../../site/services';
import { thanksPagePath } from '../../platform/http/thanks-path';
import type { Language } from '../../platform/language';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { saveState, type SaveStateOutcome } from '../../site/saved-state/saved-state';
import { timeText } from '../../platform/time-text';
import { announcementDifferences } from './announcement-differences';
import { ANNOUNCEMENT_MESSAGES } from './announcement.messages';
import { readSentAnnouncement } from './sent-announcement';
import { sentFormSchema } from './sent-form.schema';
import { announcementName, ANNOUNCEMENTS } from '../../site/saved-state/site-announcement';
import type { SiteAnnouncement } from '../../platform/schema/tables/admin.tables';

/**
 * `saveAnnouncement`: changes what the site announces, for the next page anybody opens and for open pages of accounts. Who
 * has not seen what somebody else has saved meanwhile is shown it, field by field, before it is replaced.
 *
 * @implements START-16
 */
export const saveAnnouncementRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'announcement.edit',
    ...ANNOUNCEMENT_EDITOR_CALLS.saveAnnouncement,
    url: ANNOUNCEMENT_EDITOR_CALLS.saveAnnouncement.path,
    input: sentFormSchema,
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  { db, sites }: Services,
  { base, key, ...fields }: z.output<typeof sentFormSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { language, reply } = context;
  const { account, refusal } = await editorOf(db, context, 'announcement.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const locales = site.siteLocales.slice(1).map(({ locale }) => locale);
  const sent = readSentAnnouncement(fields, { language, locales });
  if (!sent.announcement) return { kind: 'refused', code: 'admin/announcement-invalid', errors: sent.errors };
  const input = { siteId: site.id, account, sent: sent.announcement, seen: key || base };
  const outcome = await saveState(db, ANNOUNCEMENTS, input);
  if (outcome.kind === 'conflict') return conflict(outcome, { locale: site.locale, language });
  // The notice tells all instances, this one too; the owner who saves sees it with the very next page.
  if (outcome.isChanged) sites.invalidate(site.id);
  const block = onlyBlockOf(site.adminPages.announcement);
  rememberSentForm(reply, block);
  const { saved: message } = ANNOUNCEMENT_MESSAGES[language];
  const body: SaveAnnouncementReply = { message, key: announcementName(outcome.stored.state) };
  return { kind: 'done', body, goTo: thanksPagePath(ADMIN_PATH.announcement, block) };
}

type Conflict = Extract<SaveStateOutcome<SiteAnnouncement>, { readonly kind: 'conflict' }>;

/** Says who was faster, and what is saved now. The state that is told is the one the next save may replace. */
function conflict(
  { stored: { state: stored, changed }, wanted }: Conflict,
  { locale, language }: { readonly locale: string; readonly language: Language },
): ActionOutcome {
  const { conflict: withName, conflictWithSomebody } = ANNOUNCEMENT_MESSAGES[language];
  return {
    kind: 'refused',
    code: 'admin/announcement-conflict',
    message: changed ? withName({ by: changed.by, at: timeText(changed.at, locale) }) : conflictWithSomebody,
    errors: announcementDifferences({ stored, wanted }, language),
    key: announcementName(stored),
  };
}
