import { ANNOUNCEMENT_EDITOR_CALLS } from 'shared-types/admin/announcement';
import type { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { ANNOUNCEMENT_MESSAGES } from './announcement.messages';
import { readSentAnnouncement } from './sent-announcement';
import { sentFormSchema } from './sent-form.schema';

/** `previewAnnouncement`: without script, shows the form again with a preview of the bar. Saves nothing. */
export const previewAnnouncementRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'announcement.edit',
    ...ANNOUNCEMENT_EDITOR_CALLS.previewAnnouncement,
    input: sentFormSchema,
    run: (sent, context) => show(services, sent, context),
  });
};

async function show(
  { db }: Services,
  fields: z.output<typeof sentFormSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { language, site } = context;
  const { account, refusal } = await editorOf(db, context, 'announcement.edit');
  if (!account) return refusal;
  const sent = readSentAnnouncement(fields, {
    language,
    locales: site.siteLocales.slice(1).map(({ locale }) => locale),
    timeZone: site.timeZone,
    stored: {},
  });
  if (!sent.announcement) return { kind: 'refused', code: 'admin/announcement-invalid', errors: sent.errors };
  return { kind: 'confirmation', question: ANNOUNCEMENT_MESSAGES[language].tried };
}
