import { PAGE_DRAFT_CALLS, type ChangedDraft } from 'shared-types/admin/pages/page-draft';
import { z } from 'zod';
import { changeDraft } from '../../site/page-draft/change-draft';
import { changeFields } from '../../site/page-draft/change.schema';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { mayDo } from '../../site/session/capabilities';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { pageDraftView } from './page-draft-view';
import { pageIdFields } from './page-id.schema';

const inputSchema = z.object({ ...pageIdFields, ...changeFields });
/** A change may bring a page of the longest content, and takes it back. */
const MOST_BYTES = 4_000_000;

/** `changePageDraft`: applies a change to the draft of a page, once. */
export const changePageDraftRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.edit',
    ...PAGE_DRAFT_CALLS.changePageDraft,
    input: inputSchema,
    invalid: 'admin/page-invalid',
    mostBytes: MOST_BYTES,
    run: (input, context) => change(services, input, context),
  });

async function change(
  { db }: Services,
  { pageId, undoes, redoes, ...sent }: z.output<typeof inputSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'pages.edit');
  if (!account) return refusal;
  const page = { siteId: context.site.id, pageId };
  const outcome = await changeDraft(db, {
    ...page,
    author: account,
    mayAddScripts: mayDo(account, 'scripts.edit'),
    change: { ...sent, ...(undoes !== undefined && { undoes }), ...(redoes !== undefined && { redoes }) },
  });
  if (outcome.kind === 'invalid') return { kind: 'refused', code: 'admin/page-invalid', errors: outcome.errors };
  const draft = outcome.kind === 'conflict' && (await pageDraftView(db, { ...page, accountId: account.id }));
  if (outcome.kind === 'conflict' && draft) {
    const { theirs, conflicts } = outcome;
    return { kind: 'refused', code: 'admin/page-conflict', conflict: { draft, theirs, conflicts } };
  }
  if (outcome.kind !== 'applied') return { kind: 'refused', code: 'admin/page-gone' };
  const body: ChangedDraft = { revision: outcome.revision, changedAt: outcome.changedAt.toISOString() };
  return { kind: 'done', body };
}
