import { FILE_CHANGES, FILE_LIMIT, FILES_CALLS, type FilesReply } from 'shared-types/admin/files/files';
import { z } from 'zod';
import { sentAddress } from '../../platform/http/sent/sent-text.schema';
import { deleteFiles, moveFiles, returnFiles } from '../../site/library/change-files';
import { countUses } from '../../site/library/file-uses';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { displayFileName } from '../../site/upload/display-file-name';
import { registerAdminAction } from '../admin-action';
import { filesAddress } from './files-query';
import { FILES_MESSAGES } from './files.messages';

const BOX = /^id\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const sentSchema = z
  .looseObject({
    change: z.enum(FILE_CHANGES),
    ids: z
      .array(z.guid().toLowerCase())
      .max(FILE_LIMIT.changed)
      .optional()
      .describe('A form sends boxes `id.<id>` instead.'),
    folder: z.string().max(FILE_LIMIT.folder).optional().describe('Where to move them; empty or absent for no folder.'),
    confirmed: z.literal('yes').optional().describe('`yes` deletes files that are used.'),
    page: sentAddress.optional(),
  })
  .transform(({ change, ids, folder, confirmed, page, ...boxes }) => ({
    change,
    folder,
    confirmed,
    page,
    ids:
      ids ??
      Object.keys(boxes)
        .flatMap((name) => BOX.exec(name)?.[1] ?? [])
        .slice(0, FILE_LIMIT.changed),
  }));

/**
 * `changeFiles`: deletes files into the bin, restores them from there, or moves them to a folder. Before files that are used are
 * deleted, it asks.
 */
export const changeFilesRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'files.edit',
    ...FILES_CALLS.changeFiles,
    input: sentSchema,
    run: (sent, context) => change(services, sent, context),
  });

async function change(
  { db }: Services,
  { change: wanted, ids, folder = '', confirmed, page }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'files.edit');
  if (!account) return refusal;
  const { site, language } = context;
  const messages = FILES_MESSAGES[language];
  const files = { siteId: site.id, ids };
  if (wanted === 'delete' && confirmed !== 'yes') {
    const uses = await countUses(db, files);
    if (uses.files > 0) return { kind: 'confirmation', question: messages.delete(uses) };
  }
  const count =
    wanted === 'move'
      ? await moveFiles(db, { ...files, folder: displayFileName(folder) })
      : await (wanted === 'delete' ? deleteFiles : returnFiles)(db, files);
  const done = { change: wanted, count };
  const location = filesAddress(page, done);
  const body: FilesReply = { message: messages.changed(done), location };
  return { kind: 'done', body, goTo: location };
}
