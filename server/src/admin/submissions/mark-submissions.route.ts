import { SUBMISSION_MARKS, SUBMISSIONS_CALLS } from 'shared-types/admin/submissions';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { chosenSubmissions } from './chosen-submissions';
import { listQuery, submissionsAddress } from './submissions-address';
import { submissionsQuestion } from './submissions-question';
import { SUBMISSIONS_MESSAGES } from './submissions.messages';
import { markMatching, markSome } from './submissions.store';

/** The boxes are read one by one, since their names contain the ids of submissions. */
const sentSchema = z.looseObject({
  to: z.enum(SUBMISSION_MARKS),
  /** The list with the filter of `all-read`. */
  page: z.unknown().optional(),
});

/** `markSubmissions`: marks the selected submissions, or all of the list's filter, as read or unread. */
export const markSubmissionsRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'submissions.read',
    ...SUBMISSIONS_CALLS.markSubmissions,
    url: SUBMISSIONS_CALLS.markSubmissions.path,
    input: sentSchema,
    run: (sent, context) => mark(services, sent, context),
  });

async function mark(
  { db }: Services,
  { to: how, page, ...sent }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'submissions.read');
  if (!account) return refusal;
  const { site, language } = context;
  const isAll = how === 'all-read';
  const to = isAll ? 'read' : how;
  const ids = chosenSubmissions(sent);
  if (!isAll && ids.length === 0)
    return { kind: 'refused', code: 'admin/submissions-invalid', message: SUBMISSIONS_MESSAGES[language].noneChosen };
  const filter = { ...submissionsQuestion(listQuery(page)), siteId: site.id };
  const count = isAll ? await markMatching(db, filter, to) : await markSome(db, { siteId: site.id, ids, to });
  const location = submissionsAddress(page, { what: to, count });
  return { kind: 'done', body: { location }, goTo: location };
}
