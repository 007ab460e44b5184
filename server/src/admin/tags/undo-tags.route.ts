import { TAGS_CALLS } from 'shared-types/admin/pages/tags';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { undoTags } from '../../site/tags/undo-tags';
import { registerAdminAction } from '../admin-action';
import { tagsDone } from './tags-address';
import { TAGS_MESSAGES } from './tags.messages';

const sentSchema = z.object({ change: z.uuid().describe('Id of the change, which must be the last one.') });

/** `undoTags`: undoes the last change of tags; pages whose tags somebody has changed since stay as they are. */
export const undoTagsRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...TAGS_CALLS.undoTags,
    input: sentSchema,
    invalid: 'admin/tag-invalid',
    run: (sent, context) => undo(services, sent, context),
  });

async function undo(
  { db, sites }: Services,
  { change }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'pages.publish');
  if (!account) return refusal;
  const siteId = context.site.id;
  const note = TAGS_MESSAGES[context.language].undoneNote;
  const outcome = await undoTags(db, { siteId, author: account, change, note });
  if (outcome.kind === 'outdated') return { kind: 'refused', code: 'admin/tags-undo-late' };
  sites.invalidate(siteId);
  return tagsDone(context, { act: 'undo', count: outcome.pages });
}
