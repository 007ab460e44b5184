import { PAGE_SETTINGS_CALLS } from 'shared-types/admin/pages/page-settings';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { momentsOf } from '../../platform/time-zone/local-time';
import { zoneName } from '../../platform/time-zone/zone-name';
import { schedulePage } from '../../site/page-publish/page-status';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { pageIdFields } from '../page-draft/page-id.schema';
import { pageDone } from '../pages/page-done';
import { PAGE_SETTINGS_MESSAGES } from './page-settings.messages';

/** As `<input type="datetime-local">` sends it. */
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/;
const LONGEST_TIME = 35;
const MINUTE_LENGTH = 'yyyy-mm-ddThh:mm'.length;

function input(language: Language) {
  const error = PAGE_SETTINGS_MESSAGES[language].noTime;
  return z.object({
    ...pageIdFields,
    revision: z.coerce.number().int().min(0),
    at: z
      .union([z.iso.datetime({ offset: true }).max(LONGEST_TIME), z.string().max(LONGEST_TIME).regex(LOCAL_TIME)], {
        error,
      })
      .refine((time) => !Number.isNaN(Date.parse(time)), { error })
      .optional()
      .describe('ISO 8601, on the clocks of the site without an offset. Absent to take a schedule back.'),
  });
}

/** `schedulePage`: publishes the draft at a moment, as it is then; without one, an earlier schedule is taken back. */
export const schedulePageRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...PAGE_SETTINGS_CALLS.schedulePage,
    input,
    invalid: 'admin/page-invalid',
    run: (sent, context) => schedule(services, sent, context),
  });

async function schedule(
  { db }: Services,
  { pageId, revision, at: typed }: z.output<ReturnType<typeof input>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'pages.publish');
  if (!account) return refusal;
  const { site, language } = context;
  const { noTime, skippedTime, scheduled, unscheduled } = PAGE_SETTINGS_MESSAGES[language];
  const at = typed === undefined ? undefined : momentOf(typed, site.timeZone);
  if (typed !== undefined && !at)
    return { kind: 'refused', code: 'admin/page-invalid', errors: { at: skippedTime(zoneName(site.timeZone)) } };
  const page = { siteId: site.id, pageId };
  const outcome = await schedulePage(db, { ...page, author: account, revision, ...(at && { at }) });
  if (outcome.kind === 'gone') return { kind: 'refused', code: 'admin/page-gone' };
  if (outcome.kind === 'conflict') return { kind: 'refused', code: 'admin/page-newer' };
  if (outcome.kind === 'past') return { kind: 'refused', code: 'admin/page-past', errors: { at: noTime } };
  const message = at ? scheduled : unscheduled;
  return pageDone({ done: at ? 'scheduled' : 'unscheduled', message, pageId });
}

/** Without an offset, the earliest moment at which the site's clocks show the time; undefined if they skip it. */
function momentOf(time: string, timeZone: string): Date | undefined {
  return LOCAL_TIME.test(time) ? momentsOf(time.slice(0, MINUTE_LENGTH), timeZone)[0] : new Date(time);
}
