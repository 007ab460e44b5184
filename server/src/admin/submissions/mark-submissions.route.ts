import { SUBMISSION_MARKS, SUBMISSIONS_CALLS, type SubmissionsDone } from 'shared-types/admin/forms/submissions';
import { z } from 'zod';
import { markNotSpam, markSpam } from '../../forms/spam/mark-spam';
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

const DONE = {
  read: 'read',
  unread: 'unread',
  'all-read': 'read',
  spam: 'spam',
  'not-spam': 'released',
} as const satisfies Readonly<Record<(typeof SUBMISSION_MARKS)[number], SubmissionsDone>>;

/** `markSubmissions`: marks the selected submissions, or all of the list's filter, as read or unread, or as spam or not. */
export const markSubmissionsRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'submissions.read',
    ...SUBMISSIONS_CALLS.markSubmissions,
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
  const { language } = context;
  const isAll = how === 'all-read';
  const ids = chosenSubmissions(sent);
  if (!isAll && ids.length === 0)
    return { kind: 'refused', code: 'admin/submissions-invalid', message: SUBMISSIONS_MESSAGES[language].noneChosen };
  const what = DONE[how];
  const count = await markAs(db, how, { ids, page, context });
  const location = submissionsAddress(page, { what, count });
  return { kind: 'done', body: { location }, goTo: location };
}

interface Marking {
  readonly ids: readonly string[];
  readonly page: unknown;
  readonly context: ActionContext;
}

/** Returns how many were not marked so before. */
function markAs(
  db: Services['db'],
  how: z.output<typeof sentSchema>['to'],
  { ids, page, context: { site, request } }: Marking,
): Promise<number> {
  const siteId = site.id;
  switch (how) {
    case 'all-read':
      return markMatching(db, { ...submissionsQuestion(listQuery(page), site), siteId }, 'read');
    case 'spam':
      return db.transaction().execute((trx) => markSpam(trx, { siteId, ids }));
    case 'not-spam':
      return db
        .transaction()
        .execute((trx) => markNotSpam(trx, { siteId, ids }, { site: site.siteLocaleIn(undefined), request }));
    default:
      return markSome(db, { siteId, ids, to: how });
  }
}
